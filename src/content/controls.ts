/** The words of controls and of what surrounds text, code and tables. Not every page loads this file: see `frame.ts`. */

const copy = 'Copy';

export const copyButton = {
  copy,
  copied: 'Copied',
  failed: 'Failed',
  /** Starts with the word on the button (WCAG 2.5.3). */
  name: (subject: string) => `${copy} ${subject}`,
  /** When the browser refuses, or has not responded for a while. For the live region: keys are spelled out. */
  spokenFailure: 'Copying failed: your browser refused or didn’t respond. The text is selected, so press Control C, or Command C on a Mac.',
  shownFailure: 'Copying failed: your browser refused or didn’t respond. The text is selected, so press Ctrl+C, or ⌘C on a Mac.',
} as const;

/** Names the button that wraps the long lines of one sample. */
export const wrapButton = (title: string) => `Wrap lines: ${title}`;

export const typingDemo = { pause: 'Pause typing', play: 'Play typing', showAll: 'Show all' } as const;

export const codeLanguageNames = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
} as const;

/** Names the tabs that switch the language of one sample. */
export const languageTabs = (title: string) => `Language for: ${title}`;

/** Names one sample among the same in other languages. */
export const sampleInLanguage = (title: string, language: keyof typeof codeLanguageNames) => `${title}, ${codeLanguageNames[language]}`;

/** Names of boxes that scroll. */
export const scrollBox = {
  code: (title: string) => `Code: ${title}`,
} as const;

/** Names the link beside a heading that leads to the heading itself. */
export const linkToHeading = (heading: string) => `Link to “${heading}”`;

/** Announced when that link is pressed, which copies its address too. */
export const linkCopied = 'Link copied';

/** Before a note in running text. */
export const notePrefix = 'Note:';

/** Before a step whose number is drawn; for screen readers. */
export const stepPrefix = (step: number) => `Step ${step}:`;

/** Names the list of a page's own sections. */
export const onThisPage = 'On this page';
