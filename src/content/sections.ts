/** Names that the route table shares with the frame. Imports nothing: the route table is below all other content. */

/** The parts of the site, as menus, document titles and the sitemap call them. */
export const sections = {
  product: 'Product',
  docs: 'Docs',
  account: 'Account',
  help: 'Help and legal',
} as const;
