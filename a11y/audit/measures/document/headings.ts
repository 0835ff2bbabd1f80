/** The heading outline of a page. */
import { isIn, type TreeNode } from './tree';

/** More characters than any heading needs: a paragraph that is marked up as one, for its looks. */
const longest = 100;

/** Reports a number of h1 other than one, headings outside `main`, skipped levels, empty and endless headings, and siblings with one name. */
export function headingFaults(tree: readonly TreeNode[]): string[] {
  const headings = tree.filter(({ role }) => role === 'heading');
  const faults: string[] = [];
  const firsts = headings.filter(({ level }) => level === 1);
  if (firsts.length !== 1) faults.push(`${firsts.length} headings of level 1`);
  if (headings[0]?.level !== 1) faults.push(`the outline begins with level ${headings[0]?.level}`);
  const outside = headings.filter((heading) => !isIn(heading, 'main'));
  faults.push(...outside.map(({ name }) => `“${name}” is not in main`));

  const path: string[] = [];
  const seen = new Set<string>();
  let before = 0;
  for (const { level, name } of headings) {
    if (!name) faults.push(`an empty heading of level ${level}`);
    if (name.length > longest) faults.push(`a paragraph for a heading: ${name}`);
    // A link to itself, inside a heading, can repeat its words.
    if (/^(.{6,}).*\1/.test(name)) faults.push(`says its words twice: ${name}`);
    if (level > before + 1) faults.push(`“${name}” jumps from level ${before} to ${level}`);
    path.splice(level - 1, path.length, name);
    const place = path.join(' › ');
    if (seen.has(place)) faults.push(`twice: ${place}`);
    seen.add(place);
    before = level;
  }
  return faults;
}

/** Sections and articles without a heading of their own. Runs in the page. */
export function sectionsWithoutHeading(): string[] {
  return Array.from(document.querySelectorAll('section, article')).flatMap((section) => {
    const heading = section.querySelector('h2, h3, h4, h5, h6');
    const isOwn = heading?.closest('section, article') === section;
    return isOwn && heading?.textContent?.trim() ? [] : [section.outerHTML.slice(0, 120)];
  });
}
