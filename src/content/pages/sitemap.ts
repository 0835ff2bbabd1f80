/** The text of the sitemap page. The names of its groups are in `sections.ts`, and the pages are in the route table. */

export const sitemapPage = {
  heading: 'Sitemap',
  lead: 'Find any page of this site, and see what’s on it.',
} as const;
