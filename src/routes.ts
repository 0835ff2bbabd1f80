/** The route table, with a row for each page. Data only: no React, no CSS. */
import { latestVersion } from './content/facts/changelog.ts';
import { planFacts } from './content/facts/planFacts.ts';
import { docsGroups, sections } from './content/facts/sections.ts';
import { site } from './content/site.ts';

/** The facts of a page. */
export interface RouteEntry {
  readonly id: string;
  /** Without a trailing slash. */
  readonly path: string;
  /** The document title without section and site name. Unique in its section. */
  readonly title: string;
  /** The section of the site, shown after the title and above the heading. Pages of `sections.docs` and `sections.articles` consist of Markdown. */
  readonly section?: string;
  /** The group of a docs page in the menu of the docs. */
  readonly group?: (typeof docsGroups)[number];
  /** One or two sentences for search results and link previews. */
  readonly description: string;
  /** YYYY-MM-DD: the day on which an article was published. The feed of the resources page lists articles with a date. */
  readonly date?: string;
  /** The text of links in menus, footer, sitemap, and pagination. */
  readonly label: string;
  /** The component of the page: a file of `src/pages/` that exports its own name. */
  readonly component: string;
}

/** A row of the table. A page without a label has its title as its label, and a page without a component shows its article. */
type Row = Omit<RouteEntry, 'label' | 'component'> & Partial<Pick<RouteEntry, 'label' | 'component'>>;

const [starter, access, enterprise] = planFacts;

/** In the order of the docs menu and its pagination. */
const rows = [
  {
    id: 'home',
    path: '/',
    component: 'HomePage',
    title: 'One key for AI providers and third-party APIs',
    description:
      'Call OpenAI, Anthropic, Google, Mistral, and third-party APIs with one key: one quota, routing with failover and caching, and one log.',
    label: 'Home',
  },
  {
    id: 'product',
    path: '/product',
    component: 'ProductPage',
    title: 'Product: hub, orchestrator, security, and monitoring',
    description:
      'One API in front of every provider: routing with failover and caching, security, and monitoring. With code in curl, JavaScript, and Python.',
    label: 'Product',
  },
  {
    id: 'integrations',
    path: '/integrations',
    component: 'IntegrationsPage',
    title: 'Integrations',
    description: 'Connect your own code, n8n, RapidAPI, or a web widget: steps, example flows, and two workflow diagrams.',
  },
  {
    id: 'pricing',
    path: '/pricing',
    component: 'PricingPage',
    title: 'Pricing',
    description: `${starter.name} for ${starter.price}, ${access.name} for ${access.price}, and ${enterprise.name} for ${enterprise.price} a month, compared.`,
  },
  {
    id: 'resources',
    path: '/resources',
    component: 'ResourcesPage',
    title: 'Resources: case studies, questions, and articles',
    description: 'Case studies, common questions, and articles about one key for many providers.',
    label: 'Resources',
  },
  {
    id: 'articleFailover',
    path: '/resources/what-failover-is-for',
    section: sections.articles,
    title: 'What failover is for',
    description: 'Failover helps when a provider is down. It can’t repair a bad request. Knowing which is which saves you an evening.',
  },
  {
    id: 'articleCaching',
    path: '/resources/caching-without-surprises',
    section: sections.articles,
    title: 'Cache AI calls without surprises',
    description: 'Cached responses are fast, but they can be stale. Four questions tell you whether a call belongs in a cache at all.',
  },
  {
    id: 'articleQuotas',
    path: '/resources/reading-a-quota',
    section: sections.articles,
    title: 'Quotas and rate limits: see both coming',
    description: 'A rate limit and a quota fail in different ways. Here’s how to watch both, and what to do when either runs out.',
  },
  {
    id: 'status',
    path: '/status',
    component: 'StatusPage',
    title: 'Status',
    description: site.statusUrl ? 'Where to see the state of each service.' : 'The state and uptime of each service, and its incidents.',
  },
  {
    id: 'contact',
    path: '/contact',
    component: 'ContactPage',
    title: 'Contact',
    description: `Talk to support or sales by email${site.chat.length > 0 ? ', by post, or in a chat' : ' or by post'}.`,
  },
  {
    id: 'signin',
    path: '/signin',
    component: 'SignInPage',
    title: 'Sign in',
    description: 'Sign in with your email address or with GitHub.',
  },
  {
    id: 'signup',
    path: '/signup',
    component: 'SignUpPage',
    title: 'Open an account',
    description: `Sign up with your email address or with GitHub. ${starter.name} costs ${starter.price} a month.`,
  },
  {
    id: 'terms',
    path: '/terms',
    title: 'Terms',
    description: 'What you can expect from us, and what we ask of you.',
  },
  {
    id: 'privacy',
    path: '/privacy',
    title: 'Privacy',
    description: 'What your browser stores, and what we never see. No cookies, no tracking.',
  },
  {
    id: 'accessibility',
    path: '/accessibility',
    title: 'Accessibility',
    description: 'What we test, which limits we know, and how to report a barrier.',
  },
  {
    id: 'search',
    path: '/search',
    component: 'SearchPage',
    title: 'Search',
    description: 'Find any page of this site, or any section.',
  },
  {
    id: 'sitemap',
    path: '/sitemap',
    component: 'SitemapPage',
    title: 'Sitemap',
    description: 'Every page of this site in one list.',
  },
  {
    id: 'docs',
    path: '/docs',
    section: sections.docs,
    group: 'Start',
    title: 'Getting Started',
    description: 'Get a key, make your first call in curl, JavaScript, or Python, and read the response.',
  },
  {
    id: 'docsBeforeYouCommit',
    path: '/docs/before-you-commit',
    section: sections.docs,
    group: 'Start',
    title: 'Before you commit',
    description: 'What a buyer asks about costs, keys, limits, data, and compliance: published answers, and whom to ask about the rest.',
  },
  {
    id: 'docsMovingFromAnSdk',
    path: '/docs/moving-from-an-sdk',
    section: sections.docs,
    group: 'Start',
    title: 'Moving from a provider’s SDK',
    description: 'What changes when you replace a provider’s SDK with POST /v1/call, part by part.',
  },
  {
    id: 'docsPostmanAndBruno',
    path: '/docs/postman-and-bruno',
    section: sections.docs,
    group: 'Start',
    title: 'Use it in Postman or Bruno',
    description: 'Import openapi.json, set your key, and send your first call without writing code.',
  },
  {
    id: 'docsWebhooks',
    path: '/docs/webhooks',
    section: sections.docs,
    group: 'Guides',
    title: 'Webhooks',
    description: 'Five events, a body for each, and a receiver that checks a secret token and handles each event once.',
  },
  {
    id: 'docsSdk',
    path: '/docs/sdk',
    section: sections.docs,
    group: 'Guides',
    title: 'SDK',
    description: 'Short clients for JavaScript and Python to copy into your project, and types for TypeScript.',
  },
  {
    id: 'docsRoutingAndFailover',
    path: '/docs/routing-and-failover',
    section: sections.docs,
    group: 'Guides',
    title: 'Routing and failover',
    description: 'Which provider a call reaches, what happens when it’s unavailable, and how to prepare.',
  },
  {
    id: 'docsCaching',
    path: '/docs/caching',
    section: sections.docs,
    group: 'Guides',
    title: 'Caching',
    description: 'What suits a cache, how to make requests repeatable, and a cache for your own code.',
  },
  {
    id: 'docsQuotasAndRateLimits',
    path: '/docs/quotas-and-rate-limits',
    section: sections.docs,
    group: 'Guides',
    title: 'Quotas and rate limits',
    description: 'How a quota and a rate limit differ, and what to do at quota.warning and quota.exceeded.',
  },
  {
    id: 'docsObservability',
    path: '/docs/observability',
    section: sections.docs,
    group: 'Guides',
    title: 'Observability',
    description: 'What usage, IDs, events, and the log tell you, with code that logs tokens per feature.',
  },
  {
    id: 'docsRecipes',
    path: '/docs/recipes',
    section: sections.docs,
    group: 'Guides',
    title: 'Recipes',
    description: 'Hold a conversation, compare two providers, serve a widget, import an n8n workflow, and measure latency.',
  },
  {
    id: 'docsGoToProduction',
    path: '/docs/go-to-production',
    section: sections.docs,
    group: 'Guides',
    title: 'Go to production',
    description: 'A checklist before real users arrive: keys, errors, limits, events, and data.',
  },
  {
    id: 'docsApiReference',
    path: '/docs/api-reference',
    component: 'ReferencePage',
    section: sections.docs,
    group: 'Reference',
    title: 'API Reference',
    description: 'POST /v1/call: authentication, every field of the request and the response, providers, models, and errors.',
  },
  {
    id: 'docsLimitsAndErrors',
    path: '/docs/limits-and-errors',
    section: sections.docs,
    group: 'Reference',
    title: 'Limits and Errors',
    description: 'Rate limits and log retention by plan, HTTP status codes, the error body, and a retry guide.',
  },
  {
    id: 'docsGlossary',
    path: '/docs/glossary',
    section: sections.docs,
    group: 'Reference',
    title: 'Glossary',
    description: 'The terms and abbreviations of this site, each in a sentence or two.',
  },
  {
    id: 'docsIfSomethingFails',
    path: '/docs/if-something-fails',
    section: sections.docs,
    group: 'Help',
    title: 'If something fails',
    description: 'Find the cause and the fix by what you see: a status code, a SyntaxError, a certificate, or nothing at all.',
  },
  {
    id: 'docsChangelog',
    path: '/docs/changelog',
    section: sections.docs,
    group: 'Help',
    title: 'Changelog',
    description: `What changed in ${latestVersion} and in earlier versions.`,
  },
] as const satisfies readonly Row[];

export type RouteId = (typeof rows)[number]['id'];

export interface Route extends RouteEntry {
  readonly id: RouteId;
}

/** The components of pages that show an article. */
const articleComponents: Readonly<Record<string, string>> = { [sections.docs]: 'DocsPage', [sections.articles]: 'ArticlePage' };

/** Every page. */
export const routes: readonly Route[] = rows.map((row: Row & { readonly id: RouteId }) => ({
  label: row.title,
  component: articleComponents[row.section ?? ''] ?? 'ProsePage',
  ...row,
}));

/** The articles of the resources page, in its order. */
export const articlePages = routes.filter(({ section }) => section === sections.articles);

/** The groups of the docs menu, with their pages. */
export const docsMenu = docsGroups.map((heading) => ({ heading, pages: routes.filter(({ group }) => group === heading) }));

/** The pages of the docs, in the order of the menu. */
export const docsPages = docsMenu.flatMap(({ pages }) => pages);

interface NotFound extends RouteEntry {
  readonly id: 'notFound';
}

/** Shown at every path outside the table. Not a route: no link leads to it. */
export const notFound: NotFound = {
  id: 'notFound',
  path: '/404',
  component: 'NotFoundPage',
  title: 'Page not found',
  description: 'There is no page at this URL.',
  label: 'Page not found',
};

export type PageMeta = Route | NotFound;

/** The props of every page component. */
export interface PageProps {
  readonly page: PageMeta;
}

/** The title with its section, such as “API reference – Docs”. Unique among all pages. */
export function titleOf({ title, section }: Pick<Route, 'title' | 'section'>): string {
  return section ? `${title} – ${section}` : title;
}

const byId = new Map(routes.map((route) => [route.id, route]));
const byPath = new Map(routes.map((route) => [route.path, route]));

/** Throws for an unknown id. */
export function routeById(id: RouteId): Route {
  const route = byId.get(id);
  if (!route) throw new Error(`No route has the id "${id}".`);
  return route;
}

/** The page at `path`, or `notFound`. */
export function matchPath(path: string): PageMeta {
  return byPath.get(normalizePath(path)) ?? notFound;
}

/** Removes suffixes that hosts add to a path: `/docs/`, `/docs.html`, and `/docs/index.html` become `/docs`. */
export function normalizePath(path: string): string {
  return path.replaceAll(/\/+/g, '/').replace(/(\/|\/index\.html|\.html)+$/, '') || '/';
}

/** The links of the header, in order. */
export const headerRoutes = ['product', 'integrations', 'docs', 'pricing', 'resources'] as const satisfies readonly RouteId[];
export const accountRoutes = ['signin', 'signup'] as const satisfies readonly RouteId[];
