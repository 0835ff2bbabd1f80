/** What each page has in the route tables: `siteRoutes.ts`, and `routes.ts` for the docs. */
import type { IsoDate } from '../lib/isoDate';
import type { docsGroups } from './facts/sections.ts';

/** The facts of a page. */
export interface RouteEntry {
  /** Without a trailing slash. The name of the page in links and everywhere else. */
  readonly path: string;
  /** The document title without section and site name. Unique in its section. */
  readonly title: string;
  /** The section of the site, shown after the title and above the heading. Pages of `sections.docs` and `sections.articles` consist of Markdown. */
  readonly section?: string;
  /** The group of a docs page in the menu of the docs. */
  readonly group?: (typeof docsGroups)[number];
  /** One or two sentences for search results and link previews. */
  readonly description: string;
  /** The day on which an article was published. The feed of the resources page lists articles with a date. */
  readonly date?: IsoDate;
  /** The day on which a docs page last changed, or nothing if that is not published. */
  readonly lastChanged?: IsoDate | '';
  /** Made up: the page of an article has the Sample tag. */
  readonly isSample?: boolean;
  /** The text of links in menus, footer, sitemap, and pagination. */
  readonly label: string;
  /** The component of the page: a file of `src/pages/` that exports its own name. */
  readonly component: string;
}

/** A row of the table. A page without a label has its title as its label, and a page without a component shows its article. */
export type Row = Omit<RouteEntry, 'label' | 'component'> & Partial<Pick<RouteEntry, 'label' | 'component'>>;

/** A row of routes.ts. */
export type DocsRow = Omit<Row, 'section'> & Required<Pick<Row, 'group'>> & { readonly path: `/docs/${string}` };
