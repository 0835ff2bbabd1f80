/** The text of header and footer, which every page loads. The text of single pages does not belong here. */

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
  /** Shown and announced when a control fails. */
  failure: 'That didn’t work, and it’s our fault. Reloading the page often helps.',
} as const;

export const themeControl = {
  legend: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const;
