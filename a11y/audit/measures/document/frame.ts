/** The frame round every page: header, footer, skip link. */
import { destinationOf, isIn, type TreeNode } from './tree';

/** Everything that can be pressed in the frame, in order, with the group that it stands in. */
export function frameOf(tree: readonly TreeNode[], pageUrl: string): string[] {
  return tree
    .filter((node) => !isIn(node, 'main') && /^(?:link|button|radio|checkbox|textbox|searchbox|combobox)$/.test(node.role))
    .map((node) => {
      const group = node.ancestors.find(({ role, name }) => name && role !== 'RootWebArea')?.name ?? '';
      const url = node.url.endsWith('#main') ? '#main' : destinationOf(node, pageUrl);
      return [group, node.role, node.name, url].join(' | ');
    });
}
