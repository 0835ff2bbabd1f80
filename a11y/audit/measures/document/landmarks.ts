/** Checks the landmarks of a page. */
import type { Finding } from '../../../findings';
import { isIn, type TreeNode } from './tree';

const single = ['banner', 'main', 'contentinfo'];
const several = ['navigation', 'region', 'form', 'complementary', 'search'];

/** Reports missing, duplicate, nested, and unnamed landmarks, and text outside landmarks. */
export function landmarkFaults(tree: readonly TreeNode[]): Finding[] {
  const faults: Finding[] = [];
  const add = (node: TreeNode | undefined, what: string, value?: number, limit?: number) =>
    faults.push({ selector: node?.selector() ?? '', what, value, limit });
  for (const role of single) {
    const found = tree.filter((node) => node.role === role);
    if (found.length !== 1) add(found[1], `landmarks “${role}”`, found.length, 1);
    const inner = found.find((node) => isIn(node, ...single, ...several));
    if (inner) add(inner, `“${role}” is inside another landmark`);
  }
  for (const role of several) {
    const names = new Set<string>();
    for (const node of tree.filter((each) => each.role === role)) {
      if (!node.name) add(node, `a landmark “${role}” without a name`);
      else if (names.has(node.name)) add(node, `another landmark “${role}” called “${node.name}”`);
      names.add(node.name);
    }
  }
  const texts = tree.filter(({ role, name }) => role === 'StaticText' && name);
  // The skip link comes before all landmarks.
  const outside = texts.filter((node) => !isIn(node, ...single, 'navigation') && !node.ancestors.some(({ url }) => url.endsWith('#main')));
  for (const node of outside) add(node, `“${node.name}” is outside every landmark`);
  return faults;
}
