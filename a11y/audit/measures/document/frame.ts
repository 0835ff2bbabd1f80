/** The parts that every page shares: header, footer, skip link. */
import { destinationOf, isIn, type TreeNode } from './tree';

/** The controls outside `main`, in order: group, role, name and destination of each. */
export function frameOf(tree: readonly TreeNode[], pageUrl: string): string[] {
  return tree
    .filter((node) => !isIn(node, 'main') && /^(?:link|button|radio|checkbox|textbox|searchbox|combobox)$/.test(node.role))
    .map((node) => {
      const group = node.ancestors.find(({ role, name }) => name && role !== 'RootWebArea')?.name ?? '';
      const url = node.url.endsWith('#main') ? '#main' : destinationOf(node, pageUrl);
      return [group, node.role, node.name, url].join(' | ');
    });
}
