/** A row of the route table: in `routes.ts`, or in `docsPages.ts`. */
export interface RouteEntry {
  /** In camelCase. In the docs the id must spell the path: `docsApiReference` is `/docs/api-reference`. */
  readonly id: string;
  /** Without a trailing slash. */
  readonly path: string;
  /** The document title without section and site name. Unique within its section. */
  readonly title: string;
  /** The part of the site, if it has a name of its own: stands after the title and above the page's heading. */
  readonly section?: string;
  /** For search results and link previews; one or two sentences. */
  readonly description: string;
  /** The text of links in menus, footer, sitemap and pager. */
  readonly label: string;
}
