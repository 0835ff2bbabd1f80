/** Names that the route table shares with the frame. Imports nothing: the route table is below all other content. */

/** The parts of the site, as menus, document titles and the sitemap call them. */
export const sections = {
  product: 'Product',
  docs: 'Docs',
  account: 'Account',
  help: 'Help and legal',
} as const;

/** The docs pages that the footer lists, by id. Here and not in `docsPages.ts`, which most pages do not load. */
export const docsLabels = {
  docs: 'Getting Started',
  docsApiReference: 'API Reference',
  docsWebhooks: 'Webhooks',
  docsSdk: 'SDK',
  docsLimitsAndErrors: 'Limits and Errors',
  docsChangelog: 'Changelog',
  docsGlossary: 'Glossary',
} as const;
