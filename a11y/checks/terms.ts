/** Abbreviations, and the glossary that explains them. */
import { expansions, knownAbbreviations } from '../../src/content/abbreviations';
import { sampleTag } from '../../src/content/interface';
import { routes } from '../../src/content/routes';
import { glossaryTerms } from '../../src/testing/articles';
import { dom, html } from '../audit/barriers/plant';
import { expect, type Finding } from '../findings';
import type { Passage } from '../inPage/passages';
import type { Check, Reading } from './check';

const [glossaryPath = ''] = sampleTag.href.split('#');

export const abbreviations: Check = {
  criteria: ['3.1.4'],
  claim:
    'Expects each abbreviation that is not well known to be spelled out at its first use on a page, or to be in the glossary, with a link to the glossary anywhere on the page.',
  on: 'every page',
  reads: {
    'spells out its abbreviations, or links to the glossary': async ({ opened }) => {
      const isLinked = (await opened.locator(`a[href="${glossaryPath}"], a[href^="${glossaryPath}#"]`).count()) > 0;
      expect(abbreviationFaults(await opened.evaluate(() => inPage.passages()), isLinked)).toHaveNoFindings();
    },
  },
  barriers: { 'unknown letters': dom('main p:last-of-type', (words) => (words.textContent = 'The TTL of each DAG is set by the BGP.')) },
  left: {
    '3.1.4': { steps: 'Read each page.', expected: 'Each abbreviation that readers may not know is spelled out, or in the glossary.' },
  },
};

const glossaryAbbreviations = new Set(glossaryTerms.flatMap(({ term, isAbbreviation }) => (isAbbreviation ? term : [])));

/** Latin abbreviations and clipped English words, which not every reader knows. */
const shortened = /\b(?:e\.g|i\.e|etc|cf|vs|approx|incl|excl|resp)\b\.?|\b(?:w\/o?)\s/gi;

/**
 * Reports abbreviations that neither the glossary nor their first sentence spells out. Headings, menus, and labels may be short.
 * @param leadsToGlossary whether the page links to the glossary; without a link, visitors cannot find it
 */
function abbreviationFaults(passages: readonly Passage[], leadsToGlossary: boolean): Finding[] {
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
    const selector = first?.selector ?? '';
    if (!expansion) faults.push({ selector, what: `“${short}” is neither in the glossary nor in a list of src/content/abbreviations.ts` });
    else if (first && !first.text.toLowerCase().includes(expansion))
      faults.push({ selector, what: `“${short}” is not spelled out in “${first.text.slice(0, 80)}”` });
  }
  return faults;
}

/** Finds words of two or more capitals, in the singular. */
const abbreviationsIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?<![\p{L}\p{N}_./])(\p{Lu}{2,})s?(?![\p{L}\p{N}_])/gu), ([, short = '']) => short);

export const glossary: Check = {
  criteria: ['3.1.3', '3.1.4'],
  claim: 'Expects another page to link to each term of the glossary.',
  on: 'every page',
  site: { 'other pages link to each term of the glossary': linksToItsTerms },
  barriers: { 'terms without an id': html('/docs/glossary', /<h3 id="[^"]*"/g, '<h3') },
  left: {
    // No check and no rule of axe looks for it.
    '3.1.6': { steps: 'Read each page aloud.', expected: 'No word is ambiguous without its pronunciation.' },
    '3.1.3': {
      steps: 'Read each page.',
      expected: 'Each word with an unusual meaning is in the glossary, with a link where it first matters.',
    },
  },
};

function linksToItsTerms({ builtHtml }: Pick<Reading, 'builtHtml'>) {
  const [page, ...others] = [glossaryPath, ...routes.map(({ path }) => path).filter((path) => path !== glossaryPath)].map(builtHtml);
  const faults = glossaryTerms.flatMap(({ id, term, isAbbreviation }) => {
    const fault = (what: string) => ({ selector: `#${id}`, what: `“${term}” ${what}`, breaks: [isAbbreviation ? '3.1.4' : '3.1.3'] });
    return [
      page?.includes(`<h3 id="${id}"`) ? [] : fault('has no heading with this id'),
      others.some((other) => other.includes(`href="${glossaryPath}#${id}"`)) ? [] : fault('has no link from another page'),
    ].flat();
  });
  expect(faults).toHaveNoFindings();
}
