/** Checks the heading outline of a page. */
import { isIn, type TreeNode } from './tree';

/** A longer heading is a paragraph that is marked up as a heading for its looks. */
const maxLength = 100;

/** Reports headings that break the outline, are outside `main`, or are empty, too long, or duplicates. */
export function headingFaults(tree: readonly TreeNode[]): string[] {
  const headings = tree.filter(({ role }) => role === 'heading');
  const faults: string[] = [];
  const firsts = headings.filter(({ level }) => level === 1);
  if (firsts.length !== 1) faults.push(`${firsts.length} headings of level 1`);
  if (headings[0]?.level !== 1) faults.push(`the outline starts with level ${headings[0]?.level}`);
  const outside = headings.filter((heading) => !isIn(heading, 'main'));
  faults.push(...outside.map(({ name }) => `“${name}” is not in main`));

  const path: string[] = [];
  const seen = new Set<string>();
  let previousLevel = 0;
  for (const { level, name } of headings) {
    if (!name) faults.push(`an empty heading of level ${level}`);
    if (name.length > maxLength) faults.push(`a paragraph for a heading: ${name}`);
    // A link inside a heading can repeat its text.
    if (/^(.{6,}).*\1/.test(name)) faults.push(`repeats its text: ${name}`);
    if (level > previousLevel + 1) faults.push(`“${name}” jumps from level ${previousLevel} to ${level}`);
    path.splice(level - 1, path.length, name);
    const trail = path.join(' › ');
    if (seen.has(trail)) faults.push(`twice: ${trail}`);
    seen.add(trail);
    previousLevel = level;
  }
  return faults;
}

/** Finds sections and articles without their own heading. Runs in the page. */
export function sectionsWithoutHeading(): string[] {
  // React Aria's groups of options are sections with the role of a group.
  return Array.from(document.querySelectorAll('section:not([role=group]), article')).flatMap((section) => {
    const heading = section.querySelector('h2, h3, h4, h5, h6');
    const isOwn = heading?.closest('section, article') === section;
    return isOwn && heading?.textContent?.trim() ? [] : [section.outerHTML.slice(0, 120)];
  });
}
