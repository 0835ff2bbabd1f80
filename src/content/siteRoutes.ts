/**
 * The pages that every page knows: those outside the docs, and the first page of the docs. Data only: no React, no CSS. The other pages of
 * the docs are in routes.ts, which only the docs, search, and the sitemap load, so that more of them make no other page larger.
 */
import { hasOtherOrigins } from './facts/connections.ts';
import { planById, planPrices } from './facts/planFacts.ts';
import { aiProviders } from './facts/providers.ts';
import { sections } from './facts/sections.ts';
import type { RouteEntry, Row } from './routeEntry.ts';
import { site } from './site.ts';

const rows = [
  {
    path: '/',
    component: 'HomePage',
    title: 'One key for AI providers and third-party APIs',
    description: `Call ${aiProviders.list}, and third-party APIs with one key: one quota, routing with failover and caching, and one log.`,
    label: 'Home',
  },
  {
    path: '/product',
    component: 'ProductPage',
    title: 'Product: hub, orchestrator, security, and monitoring',
    description:
      'One API in front of every provider: routing with failover and caching, security, and monitoring. With code in curl, JavaScript, and Python.',
    label: 'Product',
  },
  {
    path: '/integrations',
    component: 'IntegrationsPage',
    title: 'Integrations',
    description: 'Connect your own code, n8n, RapidAPI, or a web widget: steps, example flows, and two workflow diagrams.',
  },
  {
    path: '/pricing',
    component: 'PricingPage',
    title: 'Pricing',
    description: `${planPrices('and')} a month, compared.`,
  },
  {
    path: '/resources',
    component: 'ResourcesPage',
    title: 'Resources: case studies, questions, and articles',
    description: 'Case studies, common questions, and articles about one key for many providers.',
    label: 'Resources',
  },
  {
    path: '/resources/what-failover-is-for',
    section: sections.articles,
    isSample: true,
    title: 'What failover is for',
    description: 'Failover helps when a provider is down. It can’t repair a bad request. Knowing which is which saves you an evening.',
  },
  {
    path: '/resources/caching-without-surprises',
    section: sections.articles,
    isSample: true,
    title: 'Cache AI calls without surprises',
    description: 'Cached responses are fast, but they can be stale. Four questions tell you whether a call belongs in a cache at all.',
  },
  {
    path: '/resources/reading-a-quota',
    section: sections.articles,
    isSample: true,
    title: 'Quotas and rate limits: see both coming',
    description: 'A rate limit and a quota fail in different ways. Here’s how to watch both, and what to do when either runs out.',
  },
  {
    path: '/status',
    component: 'StatusPage',
    title: 'Status',
    description: site.statusUrl ? 'Where to see the state of each service.' : 'The state and uptime of each service, and its incidents.',
  },
  {
    path: '/contact',
    component: 'ContactPage',
    title: 'Contact',
    description: 'Talk to support or sales by email, or write your message on this page.',
  },
  {
    path: '/signin',
    component: 'SignInPage',
    title: 'Sign in',
    description: 'Sign in with your email address or with GitHub.',
  },
  {
    path: '/signup',
    component: 'SignUpPage',
    title: 'Open an account',
    description: `Sign up with your email address or with GitHub. ${planById.starter.name} costs ${planById.starter.price} a month.`,
  },
  {
    // Replace before you publish: have a lawyer read it. This is readable text, not legal advice.
    path: '/terms',
    isSample: true,
    title: 'Terms',
    description: 'What you can expect from us, and what we ask of you.',
  },
  {
    // Replace before you publish: have a lawyer read it, and fill in what your hosting provider logs, and what your server and analytics store.
    path: '/privacy',
    isSample: true,
    title: 'Privacy',
    description: `What your browser stores, and what we never see.${hasOtherOrigins ? '' : ' No cookies, no tracking.'}`,
  },
  {
    path: '/accessibility',
    title: 'Accessibility',
    description: 'What we test, which limits we know, and how to report a barrier.',
  },
  {
    path: '/search',
    component: 'SearchPage',
    title: 'Search',
    description: 'Find any page of this site, or any section.',
  },
  {
    path: '/sitemap',
    component: 'SitemapPage',
    title: 'Sitemap',
    description: 'Every page of this site in one list.',
  },
  {
    path: '/docs',
    section: sections.docs,
    group: 'Start',
    title: 'Getting Started',
    description: 'Get a key, make your first call in curl, JavaScript, or Python, and read the response.',
  },
] as const satisfies readonly Row[];

export type SitePath = (typeof rows)[number]['path'];

type SiteRoute = RouteEntry & { readonly path: SitePath };

/** The components of pages that are an article, by section. */
const articleComponents: Readonly<Record<string, string>> = { [sections.docs]: 'DocsPage', [sections.articles]: 'ArticlePage' };
const otherArticles = 'ProsePage';

export const isArticle = ({ component }: RouteEntry): boolean => [...Object.values(articleComponents), otherArticles].includes(component);

/** Adds what a row leaves out. */
export function routeOf<Path extends string>(row: Row & { readonly path: Path }): RouteEntry & { readonly path: Path } {
  return { label: row.title, component: articleComponents[row.section ?? ''] ?? otherArticles, ...row };
}

export const siteRoutes: readonly SiteRoute[] = rows.map(routeOf<SitePath>);

/** The articles of the resources page, in its order. */
export const articlePages = siteRoutes.filter(({ section }) => section === sections.articles);

/** Shown at every path outside the table. Not a route: no link leads to it. */
export const notFound: RouteEntry & { readonly path: '/404' } = {
  path: '/404',
  component: 'NotFoundPage',
  title: 'Page not found',
  description: 'There is no page at this URL.',
  label: 'Page not found',
};

const byPath = new Map<string, SiteRoute>(siteRoutes.map((route) => [route.path, route]));

/** The page at a normalized path, except the pages of routes.ts. */
export function siteRouteAt(path: SitePath): SiteRoute;
export function siteRouteAt(path: string): SiteRoute | undefined;
export function siteRouteAt(path: string) {
  return byPath.get(path);
}

/** The title with its section, such as “API reference – Docs”. Unique among all pages. */
export function titleOf({ title, section }: Pick<RouteEntry, 'title' | 'section'>): string {
  return section ? `${title} – ${section}` : title;
}

/** Removes suffixes that hosts add to a path: `/docs/`, `/docs.html`, and `/docs/index.html` become `/docs`. */
export function normalizePath(path: string): string {
  return path.replaceAll(/\/+/g, '/').replace(/(\/|\/index\.html|\.html)+$/, '') || '/';
}

/** The titles of the docs pages that the footer links to. */
export const footerDocs = {
  '/docs/api-reference': 'API Reference',
  '/docs/webhooks': 'Webhooks',
  '/docs/sdk': 'SDK',
  '/docs/limits-and-errors': 'Limits and Errors',
  '/docs/changelog': 'Changelog',
  '/docs/before-you-commit': 'Before you commit',
  '/docs/glossary': 'Glossary',
} as const;

/** The links of the header, in order. */
export const headerPaths = ['/product', '/integrations', '/docs', '/pricing', '/resources'] as const satisfies readonly SitePath[];
export const accountPaths = ['/signin', '/signup'] as const satisfies readonly SitePath[];
