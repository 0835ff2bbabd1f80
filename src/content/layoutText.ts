/** The text of header and footer, which every page loads. The text of single pages does not belong here. */
import type { RouteId } from '../routes';

export const layoutText = {
  skipLink: 'Skip to main content',
  /** On the button that opens the navigation of narrow viewports. */
  menu: 'Menu',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  /** Links to the status page, and must agree with it. */
  status: 'Status: Operational',
  /** For screen readers: follows the text of a link to another site. */
  externalSite: '(external site)',
  /** Shown and announced when a client-side navigation takes a moment. */
  loading: 'Loading the page',
} as const;

export const themeControl = {
  legend: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const;

/** Replaces a page that throws. */
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
