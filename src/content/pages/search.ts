/** The text of search. The text of its field is in `interface.ts`. */
import type { Path } from '../routes';
import type { RichText, TextLink } from '../types';

const sitemap: TextLink = { text: 'sitemap', href: '/sitemap' };

export const search = {
  heading: 'Search',
  lead: 'Find any page of this site, or any section.',
  withoutScript: ['Search needs JavaScript. The ', sitemap, ' lists every page of this site and what’s on it.'],
  /** The name of the list of results. */
  results: 'Search results',
  /** Shown above the list, and announced when typing pauses. */
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  many: (count: number) => `The ${count} best results`,
  none: (query: string) => `Nothing found for “${query}”`,
  /** Suggestions for a query without results. */
  tries: [
    'Check the spelling, or type fewer words.',
    'Try a term of the docs, such as the name of a field, an event, or a status code.',
    ['The ', sitemap, ' lists every page, and the ', { text: 'glossary', href: '/docs/glossary' }, ' explains the terms.'],
    ['Still stuck? ', { text: 'Ask us', href: '/contact' }, '.'],
  ] satisfies readonly RichText[],
  /** Below the field of the dialog. */
  hint: 'Press Enter to see all results on one page.',
  /** For screen readers, in place of the signs of the keys. */
  keys: (escape: string) => `To open a result, choose it with the arrow keys, and press Enter. Press Esc to ${escape.toLowerCase()}.`,
  /** Below the field, unless the device has no keyboard. */
  keyLegend: [
    { keys: ['↑', '↓'], does: 'Choose' },
    { keys: ['↵'], does: 'Open' },
  ],
  escapeKey: 'Esc',
  /** What this key does on the search page. In the dialog, it does what the button does. */
  clear: 'Clear',
  /** The name of the pages that search lists while its field is empty. */
  suggestions: 'Suggestions',
  suggestedPaths: ['/docs', '/docs/api-reference', '/docs/limits-and-errors', '/pricing'] satisfies readonly Path[],
  /** The label of a checkbox in the footer. */
  shortcuts: 'Search with / or Ctrl+K (Cmd+K on a Mac)',
  failed: ['Search didn’t load. Reload the page to try again, or find the page in the ', sitemap, '.'],
} as const;

/** Words of a question that do not describe its subject. */
export const stopWords =
  'a an and any are at be by can do does for from have how i if in is it many me much my need of on or our per should that the there this to want we what when where which who why will with you your';
