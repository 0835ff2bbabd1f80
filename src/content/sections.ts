/** Names that the route table shares with the layout. Imports nothing, because the route table is below all other content. */

/** The sections of the site, as menus, document titles, and the sitemap name them. */
export const sections = {
  product: 'Product',
  docs: 'Docs',
  account: 'Account',
  help: 'Help and legal',
} as const;

/** The docs pages in the footer, by id. They are not in `docsPages.ts`, which most pages do not load. */
export const docsLabels = {
  docs: 'Getting Started',
  docsApiReference: 'API Reference',
  docsWebhooks: 'Webhooks',
  docsSdk: 'SDK',
  docsLimitsAndErrors: 'Limits and Errors',
  docsChangelog: 'Changelog',
  docsGlossary: 'Glossary',
} as const;
