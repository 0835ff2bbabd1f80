/**
 * The route table: App, navigation, prerender, sitemap and tests read it. Data only: no React, no CSS.
 *
 * The rows of the docs are in `docsPages.ts`, which a browser loads with the docs and the sitemap only: no other page grows
 * with the docs.
 */
import { planFacts } from './content/planFacts.ts';
import { type DocsMeta, docsPages } from './docsPages.ts';
import type { RouteEntry } from './routeEntry.ts';

const [starter, access, enterprise] = planFacts;

/** Every page outside the docs. */
export const pages = [
  {
    id: 'home',
    path: '/',
    title: 'One key for AI providers and third-party APIs',
    description:
      'Call OpenAI, Anthropic, Google, Mistral, and third-party APIs with one key: one quota, routing with failover and caching, and one log.',
    label: 'Home',
  },
  {
    id: 'product',
    path: '/product',
    title: 'Product: hub, orchestrator, security, and monitoring',
    description:
      'One API in front of every provider: routing with failover and caching, security, and monitoring. With code in curl, JavaScript, and Python.',
    label: 'Product',
  },
  {
    id: 'integrations',
    path: '/integrations',
    title: 'Integrations',
    description:
      'Connect your own code, n8n, RapidAPI, or a web widget: steps, example flows, and two workflow diagrams.',
    label: 'Integrations',
  },
  {
    id: 'pricing',
    path: '/pricing',
    title: 'Pricing',
    description: `${starter.name} for ${starter.price}, ${access.name} for ${access.price}, and ${enterprise.name} for ${enterprise.price} a month, compared.`,
    label: 'Pricing',
  },
  {
    id: 'resources',
    path: '/resources',
    title: 'Resources: case studies, questions, and articles',
    description: 'Two case studies, ten common questions, and three articles about one key for many providers.',
    label: 'Resources',
  },
  {
    id: 'articles',
    path: '/resources/articles',
    title: 'Articles',
    description: 'Failover, caching, and limits: three articles on AI calls in production.',
    label: 'Articles',
  },
  {
    id: 'status',
    path: '/status',
    title: 'Status',
    description: 'The state and uptime of each service, and past incidents.',
    label: 'Status',
  },
  {
    id: 'contact',
    path: '/contact',
    title: 'Contact',
    description: 'Talk to support or sales by email, by post, or in a chat.',
    label: 'Contact',
  },
  {
    id: 'signin',
    path: '/signin',
    title: 'Sign in',
    description: 'Sign in with your email address or with GitHub.',
    label: 'Sign in',
  },
  {
    id: 'signup',
    path: '/signup',
    title: 'Open an account',
    description: `Sign up with your email address or with GitHub. ${starter.name} costs ${starter.price} a month.`,
    label: 'Open an account',
  },
  {
    id: 'terms',
    path: '/terms',
    title: 'Terms',
    description: 'What you can expect from us, and what we ask of you.',
    label: 'Terms',
  },
  {
    id: 'privacy',
    path: '/privacy',
    title: 'Privacy',
    description: 'What your browser stores, and what we never see. No cookies, no tracking.',
    label: 'Privacy',
  },
  {
    id: 'accessibility',
    path: '/accessibility',
    title: 'Accessibility',
    description: 'What we test, which limits we know, and how to report a barrier.',
    label: 'Accessibility',
  },
  {
    id: 'search',
    path: '/search',
    title: 'Search',
    description: 'Find any page of this site, or any section.',
    label: 'Search',
  },
  {
    id: 'sitemap',
    path: '/sitemap',
    title: 'Sitemap',
    description: 'Every page of this site in one list.',
    label: 'Sitemap',
  },
] as const satisfies readonly RouteEntry[];

export type Page = (typeof pages)[number];
export type Route = Page | DocsMeta;
export type RouteId = Route['id'];

/** Every page. For the build and the tests only: in a page's code it would pull in the rows of the docs. */
export const routes: readonly Route[] = /* @__PURE__ */ [pages, docsPages].flat();

/** The ids of the docs pages in reading order. For the build and the tests only, like `routes`. */
export const docsRoutes = /* @__PURE__ */ docsPages.map(({ id }) => id);

/** Shown at every address outside the table. Not a route: no link leads to it. */
export const notFound = {
  id: 'notFound',
  path: '/404',
  title: 'Page not found',
  description: 'There is no page at this URL.',
  label: 'Page not found',
} as const satisfies RouteEntry;

export type PageMeta = Route | typeof notFound;
export type PageId = PageMeta['id'];

/** The props of every page component. */
export interface PageProps {
  readonly page: PageMeta;
}

/** The title with its section, unique among all pages, as “API reference – Docs”. */
export function titleOf({ title, section }: Pick<RouteEntry, 'title' | 'section'>): string {
  return section ? `${title} – ${section}` : title;
}

const byId = new Map<RouteId, Page>(pages.map((page) => [page.id, page]));

/**
 * The row of a page. For a docs page only id and path, which is derived from the id so that links need no table.
 * @throws when no page has this id
 */
export function routeById(id: Page['id']): Page;
export function routeById(id: RouteId): Pick<Route, 'id' | 'path'>;
export function routeById(id: RouteId): Pick<Route, 'id' | 'path'> {
  const page = byId.get(id);
  if (page) return page;
  if (!id.startsWith('docs')) throw new Error(`No route has the id "${id}"`);
  return { id, path: `/${kebabCase(id)}`.replace('/docs-', '/docs/') };
}

/** Turns `docsApiReference` into `docs-api-reference`. */
export function kebabCase(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Whether `path` belongs to the docs, whose rows must be loaded to know if the page exists. */
export function isInDocs(path: string): boolean {
  return /^\/docs(\/|$)/.test(path);
}

/** The page at `path`, or `notFound`. For the build and the tests only, like `routes`; pages use `loadPage`. */
export function matchPath(path: string): PageMeta {
  const normal = normalizePath(path);
  return routes.find((route) => route.path === normal) ?? notFound;
}

/** Removes the trailing slash, so that `/docs/` and `/docs` compare equal. */
export function normalizePath(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** Menus in reading order. */
export const headerRoutes = ['product', 'integrations', 'docs', 'pricing', 'resources'] as const satisfies readonly RouteId[];
export const accountRoutes = ['signin', 'signup'] as const satisfies readonly RouteId[];
