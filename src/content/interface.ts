/** The labels of the interface: controls, forms, header, footer, and what surrounds an article. The text of single pages is in `pages/`. */
import type { CodeLanguage } from '../lib/codeLanguage';
import type { HubName } from './hubChoice';
import type { ServiceState } from '../lib/uptime';
import type { Href } from './routes';
import { site } from './site.ts';
import type { CodeSet, CodeTab, RichText } from './types';

const copy = 'Copy';

export const copyButton = {
  copy,
  copied: 'Copied',
  failed: 'Failed',
  /** Starts with the text of the button (WCAG 2.5.3). */
  name: (subject: string) => `${copy} ${subject}`,
  /** Announced when the browser refuses or does not respond. Keys are spelled out for screen readers. */
  spokenFailure: 'Copying failed: your browser refused or didn’t respond. With the text selected, press Control C, or Command C on a Mac.',
  shownFailure: 'Copying failed: your browser refused or didn’t respond. With the text selected, press Ctrl+C, or Cmd+C on a Mac.',
} as const;

/** The name of the button that wraps the long lines of a sample. */
export const wrapButton = { shown: 'Wrap', rest: (title: string) => ` lines: ${title}` } as const;

export const typingDemo = {
  showAll: 'Show all',
  play: 'Play again',
} as const;

export const codeLanguageNames = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
} as const satisfies Record<CodeLanguage, string>;

/** The name of the tabs that switch the language of a sample. */
export const languageTabs = (title: string) => `Language for: ${title}`;

/** The name of a sample among the same samples in other languages. */
export const sampleInLanguage = (title: string, language: CodeLanguage) => `${title}, ${codeLanguageNames[language]}`;

/** The same call in every language, for tabs. */
export const tabsInLanguages = (title: string, codeSet: CodeSet): readonly CodeTab[] =>
  (Object.keys(codeLanguageNames) as CodeLanguage[]).map((language) => ({
    id: language,
    label: codeLanguageNames[language],
    title: sampleInLanguage(title, language),
    code: codeSet[language],
  }));

/** The tabs that choose which hub the samples of the site call. */
export const hubNames = { key: 'With a key', mock: 'Without an account' } as const satisfies Record<HubName, string>;

/** Below samples that follow this choice. */
export const hubNotes: Record<HubName, RichText> = {
  key: ['The code calls the hub with your key. ', { text: 'No account?', href: '/docs#get-a-key' }],
  mock: ['The code calls a mock hub, which needs no account. ', { text: 'Start the mock hub', href: '/docs#get-a-key' }, '.'],
};

/** The names of scroll containers. */
export const scrollBox = {
  code: (title: string) => `Code: ${title}`,
  table: (title: string) => `Table: ${title}`,
} as const;

/** The name of the link from a heading to itself. */
export const linkToHeading = (heading: string) => `Link to “${heading}”`;

/** Starts a note in running text. */
export const notePrefix = 'Note:';

/** For screen readers: precedes a step whose number is drawn. */
export const stepPrefix = (step: number) => `Step ${step}:`;

/** The name of the list of sections of a page. */
export const onThisPage = 'On this page';

/** The name of the breadcrumbs. */
export const breadcrumbsLabel = 'Where you are';

/** The text of header and footer. */
export const layoutText = {
  skipLink: 'Skip to main content',
  /** On the button that opens the navigation of narrow viewports. */
  menu: 'Menu',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  /** Links to the status page. */
  status: (state: string) => `Status: ${state}`,
  /** Links to the status service of an owner who has one. */
  statusService: 'Service status',
  /** For screen readers: follows the text of a link to another site. */
  externalSite: '(external site)',
  /** Shown and announced when a client-side navigation takes a moment. */
  loading: 'Loading the page',
  /** Shown and announced when a control fails. */
  failure: 'That didn’t work, and it’s our fault. Reloading the page often helps.',
} as const;

/** The state of a service, and in the footer the worst state of all. */
export const serviceStates: Readonly<Record<ServiceState, string>> = {
  operational: 'Operational',
  maintenance: 'Maintenance',
  degraded: 'Degraded',
  outage: 'Outage',
};

export const themeControl = {
  legend: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const;

/** Beside the button of a form without a server. */
export const submitNeedsScript = 'This button needs JavaScript.';

/** Precedes the message of a field, and the document title while the form has errors. */
export const errorPrefix = 'Error:';

/** The heading of the error summary. */
export const problemsHeading = (fields: number) =>
  fields === 0 ? 'Please try again' : `Please check ${fields === 1 ? 'one field' : `${fields} fields`}`;

/** The message for an error of a form that its server does not explain. */
export const otherError = `The form didn’t get through. Submit it again, or email ${site.supportEmail}.`;

/** Shown when the server that receives a form has not answered for a while. */
export const noAnswer = {
  heading: 'No answer yet',
  text: `The form may still get through. Wait, submit it again, or email ${site.supportEmail}.`,
} as const;

/** The button that shows a password. `noun` names the password, such as "repeated password". */
export const passwordToggle = {
  show: 'Show',
  hide: 'Hide',
  shown: (noun: string) => `Your ${noun} is shown`,
  hidden: (noun: string) => `Your ${noun} is hidden`,
} as const;

export const searchField = {
  /** The name of the field and of its landmark. */
  label: 'Search this site',
  submit: 'Search',
  close: 'Close',
} as const;

/** The tag on content with `isSample`. The glossary explains it. */
export const sampleTag: { readonly text: string; readonly purpose: string; readonly href: Href } = {
  text: 'Sample',
  /** For screen readers: gives the link a unique purpose (WCAG 2.4.9). */
  purpose: ': what this tag means',
  href: '/docs/glossary#sample',
};

/** The text around the article of a docs page. */
export const docsLayout = {
  /** On the bar that opens the menu in narrow viewports. */
  bar: (page: string) => `Docs: ${page}`,
  /** The name of the links to the previous and next pages. */
  pagination: 'Previous and next page',
  previous: 'Previous:',
  next: 'Next:',
  lastChanged: 'Last changed on',
  edit: 'Edit this page',
  /** Opens an email with this subject. */
  report: 'Report a problem with this page',
  reportSubject: (page: string) => `Problem with the page “${page}”`,
  /** The object of the copy button for the page. */
  markdown: 'as Markdown',
  viewMarkdown: (page: string) => `View ${page} as Markdown`,
  /** Announced when copying fails. The link is beside the button. */
  markdownFailure: 'Copying failed. Open the Markdown with the link beside the button, and copy it there.',
} as const;

/** A link to the feed of a page. */
export const feedLink = (page: string) => `${page}: Atom feed`;

/** Before the date of an article of the resources page. */
export const published = 'Published on';

/** The text alternative of the picture in link previews. */
export function socialCardAlt(title: string): string {
  return `${site.name}: “${title}”, and a cable that leads from the logo to one of many jacks.`;
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A count in running text: up to ten as a word. */
export function countInWords(count: number): string {
  return numbers[count] ?? String(count);
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** `2024-10-01` becomes “October 1, 2024”. The time zone of `Intl` could change the day. */
export function dateInWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${months[Number(month) - 1]} ${day}, ${year}`;
}
