/** The words of the header and footer, which every page loads. The words of single pages stay out of it. */
import type { RouteId } from '../routes';

export const frame = {
  skipLink: 'Skip to main content',
  /** On the button that opens the navigation of small screens. */
  menu: 'Menu',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  /** Links to the status page, and must say what that page says. */
  status: 'Status: Operational',
  /** After the text of a link that leaves the site; for screen readers. */
  externalSite: '(external site)',
  /** While the page that a link leads to is on its way, once that takes a moment; shown and read out. */
  loading: 'Loading the page',
} as const;

export const themeControl = {
  legend: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const;

/** Shown in place of a page that fails while it runs. */
export const errorPage = {
  heading: 'Something went wrong on this page',
  lead: 'That’s our fault, not yours. Reloading often helps.',
  reload: 'Reload this page',
  ways: [
    { route: 'home', text: 'Go to the home page' },
    { route: 'contact', text: 'Tell us what happened' },
  ],
} as const satisfies {
  readonly heading: string;
  readonly lead: string;
  readonly reload: string;
  readonly ways: readonly { readonly route: RouteId; readonly text: string }[];
};
