/** The text of controls, code, and tables. Some pages do not load this file: see `layoutText.ts`. */

const copy = 'Copy';

export const copyButton = {
  copy,
  copied: 'Copied',
  failed: 'Failed',
  /** Starts with the text of the button (WCAG 2.5.3). */
  name: (subject: string) => `${copy} ${subject}`,
  /** Announced when the browser refuses or does not respond. Keys are spelled out for screen readers. */
  spokenFailure: 'Copying failed: your browser refused or didn’t respond. The text is selected, so press Control C, or Command C on a Mac.',
  shownFailure: 'Copying failed: your browser refused or didn’t respond. The text is selected, so press Ctrl+C, or ⌘C on a Mac.',
} as const;

/** The name of the button that wraps the long lines of a sample. */
export const wrapButton = (title: string) => `Wrap lines: ${title}`;

export const typingDemo = {
  pause: 'Pause typing',
  play: 'Play typing',
  showAll: 'Show all',
  /** On the buttons, which have the longer names above (WCAG 2.5.3). */
  shown: { pause: 'Pause', play: 'Play' },
} as const;

export const codeLanguageNames = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
} as const;

/** The name of the tabs that switch the language of a sample. */
export const languageTabs = (title: string) => `Language for: ${title}`;

/** The name of a sample among the same samples in other languages. */
export const sampleInLanguage = (title: string, language: keyof typeof codeLanguageNames) => `${title}, ${codeLanguageNames[language]}`;

/** The names of scroll containers. */
export const scrollBox = {
  code: (title: string) => `Code: ${title}`,
} as const;

/** The name of the link from a heading to itself. */
export const linkToHeading = (heading: string) => `Link to “${heading}”`;

/** Starts a note in running text. */
export const notePrefix = 'Note:';

/** For screen readers: precedes a step whose number is drawn. */
export const stepPrefix = (step: number) => `Step ${step}:`;

/** The name of the list of sections of a page. */
export const onThisPage = 'On this page';
