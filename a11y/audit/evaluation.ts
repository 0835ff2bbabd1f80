/** What the evaluator decides: who evaluates what for whom, and which assistive technologies count. */

/** A criterion about speech passes only when each of these is signed. */
export const screenReaders = [
  'NVDA + Firefox',
  'NVDA + Chrome',
  'JAWS + Chrome',
  'VoiceOver + Safari on macOS',
  'VoiceOver + Safari on iOS',
  'TalkBack + Chrome',
  'Orca + Firefox',
] as const;

export type Aid = (typeof screenReaders)[number] | 'voice control' | 'magnifier' | 'no assistive technology';

export const screenReadersAnd = (aid: Aid): readonly Aid[] => [...screenReaders, aid];

export const evaluation = {
  /** A person or an organization. Tests have no name to put here. */
  evaluator: '',
  commissioner: '',
  scope: 'All pages of the site, with the page for unknown addresses.',
  target: 'AA',
  technologies: ['HTML', 'CSS', 'WAI-ARIA', 'JavaScript', 'SVG'],
  essentialFunctionality:
    'Read about the product, its prices, its documentation, and its status; search; copy code; fill in the forms to sign up, sign in, and write a message.',
  pageTypes: 'Marketing, documentation, pricing, articles, status, forms, legal pages, and search.',
  baseline: `Current Chromium, Firefox, and Safari, each with the settings of the visitor, and with: ${screenReaders.join(', ')}.`,
} as const;
