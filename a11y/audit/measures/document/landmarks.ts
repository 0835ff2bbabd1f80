/** Checks the landmarks of a page. */
import { isIn, type TreeNode } from './tree';

const single = ['banner', 'main', 'contentinfo'];
const several = ['navigation', 'region', 'form', 'complementary', 'search'];

/** Reports missing, duplicate, nested, and unnamed landmarks, and text outside landmarks. */
export function landmarkFaults(tree: readonly TreeNode[]): string[] {
  const faults: string[] = [];
  for (const role of single) {
    const found = tree.filter((node) => node.role === role);
    if (found.length !== 1) faults.push(`${found.length} landmarks “${role}”`);
    if (found.some((node) => isIn(node, ...single, ...several))) faults.push(`“${role}” is inside another landmark`);
  }
  for (const role of several) {
    const names = tree.filter((node) => node.role === role).map(({ name }) => name);
    faults.push(...names.filter((name) => !name).map(() => `a landmark “${role}” without a name`));
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    faults.push(...twice.map((name) => `two landmarks “${role}” called “${name}”`));
  }
  const texts = tree.filter(({ role, name }) => role === 'StaticText' && name);
  // The skip link comes before all landmarks.
  const outside = texts.filter((node) => !isIn(node, ...single, 'navigation') && !node.ancestors.some(({ url }) => url.endsWith('#main')));
  faults.push(...outside.map(({ name }) => `outside every landmark: “${name}”`));
  return faults;
}
