import { dom } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { expect, type Finding } from '../findings';
import { isIn, type TreeNode } from '../tree';
import type { Check } from './check';

export const headings: Check = {
  criteria: ['1.3.1', '2.4.6'],
  claim: 'Expects one h1, no skipped level, and no empty, long, or repeated heading.',
  on: 'every page',
  reads: {
    'has one h1, no skipped heading level, and no empty or repeated heading': ({ tree }) => expect(headingFaults(tree)).toHaveNoFindings(),
  },
  barriers: {
    'a skipped level': dom('main h2', (heading) =>
      heading.replaceWith(Object.assign(document.createElement('h4'), { textContent: heading.textContent })),
    ),
  },
  left: {
    '1.3.1': {
      aids: screenReaders,
      steps: 'Read each page with its tabs and answers open. Read each table cell by cell.',
      expected:
        'What looks like a heading, list, quotation, table, or group is announced as one. Each cell comes with its headers. Markup or text says what position, bold type, or a mark says.',
    },
    '2.4.6': {
      aids: screenReaders,
      steps: 'Listen to each heading, label, and button alone, also after a press has changed it.',
      expected: 'It describes its topic or purpose.',
    },
  },
};

/** A longer heading is a paragraph that is marked up as a heading for its looks. */
const maxLength = 100;

/** Reports headings that break the outline, are outside `main`, or are empty, too long, or duplicates. */
function headingFaults(tree: readonly TreeNode[]): Finding[] {
  const headings = tree.filter(({ role }) => role === 'heading');
  const faults: Finding[] = [];
  const add = (heading: TreeNode | undefined, what: string, value?: number, limit?: string) =>
    faults.push({ selector: heading?.selector() ?? '', what, value, limit });
  const firsts = headings.filter(({ level }) => level === 1);
  if (firsts.length !== 1) add(firsts[1], 'headings of level 1', firsts.length, '1');
  if (headings[0]?.level !== 1) add(headings[0], 'first level of the outline', headings[0]?.level, '1');
  const outside = headings.filter((heading) => !isIn(heading, 'main'));
  for (const heading of outside) add(heading, `“${heading.name}” is not in main`);

  const path: string[] = [];
  const seen = new Set<string>();
  let previousLevel = 0;
  for (const heading of headings) {
    const { level, name } = heading;
    if (!name) add(heading, `an empty heading of level ${level}`);
    if (name.length > maxLength) add(heading, `characters of the heading “${name}”`, name.length, `at most ${maxLength}`);
    // A link inside a heading can repeat its text.
    if (/^(.{6,}).*\1/.test(name)) add(heading, `“${name}” repeats its text`);
    if (level > previousLevel + 1) add(heading, `level of “${name}”`, level, `at most ${previousLevel + 1}`);
    path.splice(level - 1, path.length, name);
    const trail = path.join(' › ');
    if (seen.has(trail)) add(heading, `repeats the heading “${trail}”`);
    seen.add(trail);
    previousLevel = level;
  }
  return faults;
}
