import { dom } from '../audit/barriers/plant';
import { expect, type Finding } from '../findings';
import { isIn, type TreeNode } from '../tree';
import type { Check } from './check';

export const landmarks: Check = {
  criteria: ['1.3.1', '1.3.6'],
  claim: 'Expects one banner, main and contentinfo, different names for landmarks of one kind, and no text outside landmarks.',
  on: 'every page',
  reads: {
    'has landmarks with different names, and no text outside landmarks': ({ tree }) => expect(landmarkFaults(tree)).toHaveNoFindings(),
  },
  barriers: { 'no main': dom('main', (main) => (main.role = 'group')) },
  left: {
    '1.3.6': {
      aids: ['no assistive technology'],
      steps: 'Open each page with a tool that adds symbols or simplifies pages.',
      expected: 'The tool recognizes regions, icons, and controls.',
    },
  },
};

const single = ['banner', 'main', 'contentinfo'];
const several = ['navigation', 'region', 'form', 'complementary', 'search'];

/** Reports missing, duplicate, nested, and unnamed landmarks, and text outside landmarks. */
function landmarkFaults(tree: readonly TreeNode[]): Finding[] {
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
