/** WCAG 3.1.4: every abbreviation must be well known, spelled out at its first use on a page, or in the glossary. */
import type { Finding } from '../../../findings';
import { expansions, knownAbbreviations } from '../../../../src/content/abbreviations';
import { glossaryTerms } from '../../../articles';
import type { Passage } from './passages';

const glossaryAbbreviations = new Set(glossaryTerms.flatMap(({ term, isAbbreviation }) => (isAbbreviation ? term : [])));

/** Latin abbreviations and clipped English words, which not every reader knows. */
const shortened = /\b(?:e\.g|i\.e|etc|cf|vs|approx|incl|excl|resp)\b\.?|\b(?:w\/o?)\s/gi;

/**
 * Reports abbreviations that neither the glossary nor their first sentence spells out. Headings, menus, and labels may be short.
 * @param leadsToGlossary whether the page links to the glossary; without a link, visitors cannot find it
 */
export function abbreviationFaults(passages: readonly Passage[], leadsToGlossary: boolean): Finding[] {
  const running = passages.filter(({ isRunning }) => isRunning);
  const faults: Finding[] = passages.flatMap(({ text, selector }) =>
    (text.match(shortened) ?? []).map((found) => ({ selector, what: `“${found.trim()}” is shortened in “${text.slice(0, 80)}”` })),
  );
  const used = new Set(passages.flatMap(({ text }) => abbreviationsIn(text)));
  for (const short of used) {
    if (short in knownAbbreviations) continue;
    if (glossaryAbbreviations.has(short)) {
      if (!leadsToGlossary) faults.push({ selector: '', what: `“${short}” is in the glossary, but no link leads there` });
      continue;
    }
    const expansion = expansions[short]?.toLowerCase();
    const first = running.find(({ text }) => abbreviationsIn(text).includes(short));
    if (!expansion)
      faults.push({
        selector: first?.selector ?? '',
        what: `“${short}” is neither in the glossary nor in a list of src/content/abbreviations.ts`,
      });
    else if (first && !first.text.toLowerCase().includes(expansion))
      faults.push({ selector: first.selector, what: `“${short}” is not spelled out in “${first.text.slice(0, 80)}”` });
  }
  return faults;
}

/** Finds words of two or more capitals, in the singular. */
function abbreviationsIn(text: string): string[] {
  return Array.from(text.matchAll(/(?<![\p{L}\p{N}_./])(\p{Lu}{2,})s?(?![\p{L}\p{N}_])/gu), ([, short = '']) => short);
}
