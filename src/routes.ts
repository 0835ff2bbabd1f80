/** The route table. App, navigation, prerender, sitemap and tests all read it. Data only: no React, no CSS. */

interface RouteEntry {
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

export const routes = [
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
    id: 'docs',
    path: '/docs',
    title: 'Getting started – Docs',
    description: 'From an API key to a first call in three steps, in curl, JavaScript and Python.',
    label: 'Getting Started',
  },
  {
    id: 'docsApiReference',
    path: '/docs/api-reference',
    title: 'API reference – Docs',
    description: 'POST /v1/call: every request field, every response field, authentication and errors.',
    label: 'API Reference',
  },
  {
    id: 'docsWebhooks',
    path: '/docs/webhooks',
    title: 'Webhooks – Docs',
    description: 'The five webhook events, the payload of a delivery field by field, and how to receive one.',
    label: 'Webhooks',
  },
  {
    id: 'docsSdk',
    path: '/docs/sdk',
    title: 'SDK – Docs',
    description: 'Small clients for JavaScript and Python that you can read in a minute and paste into a project.',
    label: 'SDK',
  },
  {
    id: 'docsLimitsAndErrors',
    path: '/docs/limits-and-errors',
    title: 'Limits and errors – Docs',
    description: 'Rate limits and log retention by plan, HTTP status codes, the error body, and when to try again.',
    label: 'Limits and Errors',
  },
  {
    id: 'docsChangelog',
    path: '/docs/changelog',
    title: 'Changelog – Docs',
    description: 'What changed in v1.2.0, v1.1.0 and v1.0.0.',
    label: 'Changelog',
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

export type Route = (typeof routes)[number];
export type RouteId = Route['id'];

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

const byId = new Map<RouteId, Route>(routes.map((route) => [route.id, route]));

export function routeById(id: RouteId): Route {
  const route = byId.get(id);
  if (!route) throw new Error(`No route has the id "${id}"`);
  return route;
}

/** The page at `path`, with or without a trailing slash; `notFound` when there is none. */
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
export const docsRoutes = [
  'docs',
  'docsApiReference',
  'docsWebhooks',
  'docsSdk',
  'docsLimitsAndErrors',
  'docsChangelog',
] as const satisfies readonly RouteId[];
