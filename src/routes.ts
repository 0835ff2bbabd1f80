/**
 * The route table. App, navigation, prerender, sitemap and tests all read it. Data only: no React, no CSS.
 *
 * The rows of the docs are in `docsPages.ts`, which a browser loads with the docs and the sitemap alone: what any other page
 * weighs must not depend on how many pages the docs have.
 */
import { type DocsMeta, docsPages } from './docsPages.ts';

export interface RouteEntry {
  /** A page of the docs is called as its address: `docsApiReference` is `/docs/api-reference`. */
  readonly id: string;
  /** Without a trailing slash. */
  readonly path: string;
  /** The document title without the site's name; unique. */
  readonly title: string;
  /** For search results and link previews; one or two sentences. */
  readonly description: string;
  /** What links to the page are called in navigation. */
  readonly label: string;
}

/** Every page but those of the docs. */
export const pages = [
  {
    id: 'home',
    path: '/',
    title: 'One key for AI providers and third-party APIs',
    description:
      'Call OpenAI, Anthropic, Google, Mistral and third-party APIs with one key: unified quotas, smart routing with failover and caching, and one place to watch it all.',
    label: 'Home',
  },
  {
    id: 'product',
    path: '/product',
    title: 'Product: hub, orchestrator, security and monitoring',
    description:
      'What one key gives you: a hub in front of every provider, routing with failover and caching, key security, and monitoring. With code in curl, JavaScript and Python.',
    label: 'Product',
  },
  {
    id: 'integrations',
    path: '/integrations',
    title: 'Integrations',
    description:
      'Connect the hub to n8n, RapidAPI, web widgets and your own code. Steps to connect, example flows and two workflow diagrams.',
    label: 'Integrations',
  },
  {
    id: 'pricing',
    path: '/pricing',
    title: 'Pricing',
    description: 'Starter for $0, Access for $280 and Enterprise for $999 a month: what each plan includes, side by side.',
    label: 'Pricing',
  },
  {
    id: 'resources',
    path: '/resources',
    title: 'Resources: articles, case studies and questions',
    description: 'Three articles, two case studies and ten answers about one key for many providers.',
    label: 'Resources',
  },
  {
    id: 'status',
    path: '/status',
    title: 'Status',
    description: 'The state of each service, its uptime, and the incidents that were resolved.',
    label: 'Status',
  },
  {
    id: 'contact',
    path: '/contact',
    title: 'Contact',
    description: 'Write to support or sales, find our postal address, or join the chat.',
    label: 'Contact',
  },
  {
    id: 'signin',
    path: '/signin',
    title: 'Sign in',
    description: 'The sign-in screen. This site has no accounts: nothing that you type is sent.',
    label: 'Sign in',
  },
  {
    id: 'signup',
    path: '/signup',
    title: 'Open an account',
    description: 'The sign-up screen. This site has no accounts: nothing that you type is sent.',
    label: 'Open an account',
  },
  {
    id: 'terms',
    path: '/terms',
    title: 'Terms',
    description: 'The terms of using this site, in plain words.',
    label: 'Terms',
  },
  {
    id: 'privacy',
    path: '/privacy',
    title: 'Privacy',
    description: 'What this site knows about you: nothing leaves your browser. No cookies, no accounts, no tracking.',
    label: 'Privacy',
  },
  {
    id: 'accessibility',
    path: '/accessibility',
    title: 'Accessibility',
    description: 'What we test, what we know does not work well yet, and how to tell us about a barrier.',
    label: 'Accessibility',
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

/** Every page. For the build and the tests: in the code of a page it would bring the docs' rows with it. */
export const routes: readonly Route[] = /* @__PURE__ */ [pages, docsPages].flat();

/** The pages of the docs in the order in which they are read; as `routes`, not for the code of a page. */
export const docsRoutes = /* @__PURE__ */ docsPages.map(({ id }) => id);

/** The page for addresses that the table does not have. Not a route: no link leads to it. */
export const notFound = {
  id: 'notFound',
  path: '/404',
  title: 'Page not found',
  description: 'There is no page at this address.',
  label: 'Page not found',
} as const satisfies RouteEntry;

export type PageMeta = Route | typeof notFound;
export type PageId = PageMeta['id'];

/** What a page's component is given. */
export interface PageProps {
  readonly page: PageMeta;
}

const byId = new Map<RouteId, Page>(pages.map((page) => [page.id, page]));

/** What the table says of a page. Of a page of the docs, its address, which its id tells: links need no table for it. */
export function routeById(id: Page['id']): Page;
export function routeById(id: RouteId): Pick<Route, 'id' | 'path'>;
export function routeById(id: RouteId): Pick<Route, 'id' | 'path'> {
  const page = byId.get(id);
  if (page) return page;
  if (!id.startsWith('docs')) throw new Error(`No route has the id "${id}"`);
  return { id, path: `/${kebabCase(id)}`.replace('/docs-', '/docs/') };
}

/** `docsApiReference` as `docs-api-reference`. */
export function kebabCase(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Whether only the docs can say if there is a page at this address. */
export function isInDocs(path: string): boolean {
  return /^\/docs(\/|$)/.test(path);
}

/** The page at `path`, or `notFound`. For the build and the tests, as `routes`: the code of a page asks `loadPage`. */
export function matchPath(path: string): PageMeta {
  const normal = normalizePath(path);
  return routes.find((route) => route.path === normal) ?? notFound;
}

/** The same path without its trailing slash, so that `/docs/` and `/docs` compare equal. */
export function normalizePath(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** Menus in the order in which they are read. */
export const headerRoutes = ['product', 'integrations', 'docs', 'pricing', 'resources'] as const satisfies readonly RouteId[];
export const accountRoutes = ['signin', 'signup'] as const satisfies readonly RouteId[];
