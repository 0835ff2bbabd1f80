/** The text of the sitemap page. The names of its groups are in `sections.ts`, and the pages are in the route table. */

export const sitemapPage = {
  heading: 'Sitemap',
  lead: 'Every page of this site, and what’s on it.',
} as const;
