/** The route table, with a row for each page. Pages outside the docs import siteRoutes.ts instead (see there). */
import { latestVersion } from './facts/changelog.ts';
import { docsGroups, sections } from './facts/sections.ts';
import { notFound, pathOf, type RouteEntry, routeOf, type Row, type SiteRouteId, siteRoutes } from './siteRoutes.ts';

/** In the order of the docs menu and its pagination. The path of a page follows from its id: `docsSdk` is at `/docs/sdk`. */
const docsRows = [
  {
    id: 'docsBeforeYouCommit',
    group: 'Start',
    title: 'Before you commit',
    description: 'What a buyer asks about costs, keys, limits, data, and compliance: published answers, and whom to ask about the rest.',
  },
  {
    id: 'docsMovingFromAnSdk',
    group: 'Start',
    title: 'Moving from a provider’s SDK',
    description: 'What changes when you replace a provider’s SDK with POST /v1/call, part by part.',
  },
  {
    id: 'docsPostmanAndBruno',
    group: 'Start',
    title: 'Use it in Postman or Bruno',
    description: 'Import openapi.json, set your key, and send your first call without writing code.',
  },
  {
    id: 'docsWebhooks',
    group: 'Guides',
    title: 'Webhooks',
    description: 'Five events, a body for each, and a receiver that checks a secret token and handles each event once.',
  },
  {
    id: 'docsSdk',
    group: 'Guides',
    title: 'SDK',
    description: 'Short clients for JavaScript and Python to copy into your project, and types for TypeScript.',
  },
  {
    id: 'docsRoutingAndFailover',
    group: 'Guides',
    title: 'Routing and failover',
    description: 'Which provider a call reaches, what happens when it’s unavailable, and how to prepare.',
  },
  {
    id: 'docsCaching',
    group: 'Guides',
    title: 'Caching',
    description: 'What suits a cache, how to make requests repeatable, and a cache for your own code.',
  },
  {
    id: 'docsQuotasAndRateLimits',
    group: 'Guides',
    title: 'Quotas and rate limits',
    description: 'How a quota and a rate limit differ, and what to do at quota.warning and quota.exceeded.',
  },
  {
    id: 'docsObservability',
    group: 'Guides',
    title: 'Observability',
    description: 'What usage, IDs, events, and the log tell you, with code that logs tokens per feature.',
  },
  {
    id: 'docsRecipes',
    group: 'Guides',
    title: 'Recipes',
    description: 'Retry a call, hold a conversation, serve a widget, import an n8n workflow, and measure latency.',
  },
  {
    id: 'docsGoToProduction',
    group: 'Guides',
    title: 'Go to production',
    description: 'A checklist before real users arrive: keys, errors, limits, events, and data.',
  },
  {
    id: 'docsApiReference',
    component: 'ReferencePage',
    group: 'Reference',
    title: 'API Reference',
    description: 'POST /v1/call: authentication, every field of the request and the response, providers, models, and errors.',
  },
  {
    id: 'docsLimitsAndErrors',
    group: 'Reference',
    title: 'Limits and Errors',
    description: 'Rate limits and log retention by plan, HTTP status codes, the error body, and a retry guide.',
  },
  {
    id: 'docsGlossary',
    group: 'Reference',
    title: 'Glossary',
    description: 'The terms and abbreviations of this site, each in a sentence or two.',
  },
  {
    id: 'docsIfSomethingFails',
    group: 'Help',
    title: 'If something fails',
    description: 'Find the cause and the fix by what you see: a status code, a SyntaxError, a certificate, or nothing at all.',
  },
  {
    id: 'docsChangelog',
    group: 'Help',
    title: 'Changelog',
    description: `What changed in ${latestVersion} and in earlier versions.`,
  },
] as const satisfies readonly Omit<Row, 'path' | 'section'>[];

type DocsRouteId = (typeof docsRows)[number]['id'];
export type RouteId = SiteRouteId | DocsRouteId;

export interface Route extends RouteEntry {
  readonly id: RouteId;
}

export type PageMeta = Route | typeof notFound;

/** The props of every page component. */
export interface PageProps {
  readonly page: PageMeta;
}

/** Every page. */
export const routes: readonly Route[] = [
  ...siteRoutes,
  ...docsRows.map((row) => routeOf<DocsRouteId>({ path: pathOf(row.id), section: sections.docs, ...row })),
];

/** The groups of the docs menu, with their pages. */
export const docsMenu = docsGroups.map((heading) => ({ heading, pages: routes.filter(({ group }) => group === heading) }));

/** The pages of the docs, in the order of the menu. */
export const docsPages = docsMenu.flatMap(({ pages }) => pages);

const byId = new Map(routes.map((route) => [route.id, route]));

/** Throws for an unknown id. */
export function routeById(id: RouteId): Route {
  const route = byId.get(id);
  if (!route) throw new Error(`No route has the id "${id}".`);
  return route;
}
