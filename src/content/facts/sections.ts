/** Names that the route table shares with the layout. Imports nothing, because the route table is below all other content. */

/** The sections of the site, as menus, document titles, and the sitemap name them. */
export const sections = {
  product: 'Product',
  docs: 'Docs',
  articles: 'Articles',
  account: 'Account',
  help: 'Help and legal',
} as const;
