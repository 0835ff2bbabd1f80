/** The words of the sitemap page. The names of its groups are in `frame.ts`, the pages in the route table. */

export const sitemapPage = {
  heading: 'Sitemap',
  lead: 'Every page of this site. API stands for application programming interface, SDK for software development kit.',
} as const;
