/** The route table, with a row for each page. Pages outside the docs import siteRoutes.ts instead (see there). */
import { lastRelease, latestVersion } from './facts/changelog.ts';
import { docsGroups, sections } from './facts/sections.ts';
import type { DocsRow, RouteEntry } from './routeEntry.ts';
import type { Url } from './site.ts';
import { footerDocs, notFound, routeOf, type SitePath, siteRoutes } from './siteRoutes.ts';

/** In the order of the docs menu and its pagination. */
const docsRows = [
  {
    path: '/docs/before-you-commit',
    group: 'Start',
    title: footerDocs['/docs/before-you-commit'],
    description: 'What a buyer asks about costs, keys, limits, data, and compliance: published answers, and whom to ask about the rest.',
  },
  {
    path: '/docs/moving-from-an-sdk',
    group: 'Start',
    title: 'Moving from a provider’s SDK',
    description: 'What changes when you replace a provider’s SDK with POST /v1/call, part by part.',
  },
  {
    path: '/docs/postman-and-bruno',
    group: 'Start',
    title: 'Use it in Postman or Bruno',
    description: 'Import openapi.json, set your key, and send your first call without writing code.',
  },
  {
    path: '/docs/webhooks',
    group: 'Guides',
    title: footerDocs['/docs/webhooks'],
    description: 'Five events, a body for each, and a receiver that checks a secret token and handles each call event once.',
  },
  {
    path: '/docs/sdk',
    group: 'Guides',
    title: footerDocs['/docs/sdk'],
    description: 'Short clients for JavaScript and Python to copy into your project, and types for TypeScript.',
  },
  {
    path: '/docs/routing-and-failover',
    group: 'Guides',
    title: 'Routing and failover',
    description: 'Which provider a call reaches, what happens when it’s unavailable, and how to prepare.',
  },
  {
    path: '/docs/caching',
    group: 'Guides',
    title: 'Caching',
    description: 'What suits a cache, how to make requests repeatable, and a cache for your own code.',
  },
  {
    path: '/docs/quotas-and-rate-limits',
    group: 'Guides',
    title: 'Quotas and rate limits',
    description: 'How a quota and a rate limit differ, and what to do at quota.warning and quota.exceeded.',
  },
  {
    path: '/docs/observability',
    group: 'Guides',
    title: 'Observability',
    description: 'What usage, IDs, events, and the log tell you, with code that logs tokens per feature.',
  },
  {
    path: '/docs/recipes',
    group: 'Guides',
    title: 'Recipes',
    description: 'Retry a call, hold a conversation, serve a widget, import an n8n workflow, and measure latency.',
  },
  {
    path: '/docs/go-to-production',
    group: 'Guides',
    title: 'Go to production',
    description: 'A checklist before real users arrive: keys, errors, limits, events, and data.',
  },
  {
    path: '/docs/api-reference',
    component: 'ReferencePage',
    group: 'Reference',
    title: footerDocs['/docs/api-reference'],
    description: 'POST /v1/call: authentication, every field of the request and the response, providers, models, and errors.',
  },
  {
    path: '/docs/limits-and-errors',
    group: 'Reference',
    title: footerDocs['/docs/limits-and-errors'],
    description: 'Rate limits and log retention by plan, HTTP status codes, the error body, and a retry guide.',
  },
  {
    path: '/docs/glossary',
    group: 'Reference',
    title: footerDocs['/docs/glossary'],
    description: 'The terms and abbreviations of this site, each in a sentence or two.',
  },
  {
    path: '/docs/if-something-fails',
    group: 'Help',
    title: 'If something fails',
    description: 'Find the cause and the fix by what you see: a status code, a SyntaxError, a certificate, or nothing at all.',
  },
  {
    path: '/docs/changelog',
    group: 'Help',
    // Replace the changes in facts/changelog.ts.
    isSample: true,
    lastChanged: lastRelease,
    title: footerDocs['/docs/changelog'],
    description: `What changed in ${latestVersion} and in earlier versions.`,
  },
] as const satisfies readonly DocsRow[];

type DocsPath = (typeof docsRows)[number]['path'];

/** The path of a page, which is also its name. The type check finds a page that does not exist, and the build an anchor that does not. */
export type Path = SitePath | DocsPath;

/** A link: to a page, to another file of the site, to another site, or to a mailbox. */
export type Href = Path | `${Path}${'#' | '?'}${string}` | `#${string}` | `/${string}.${'json' | 'md' | 'xml'}` | Url;

export interface Route extends RouteEntry {
  readonly path: Path;
}

export type PageMeta = Route | typeof notFound;

/** The props of every page component. */
export interface PageProps {
  readonly page: PageMeta;
}

/** Every page. */
export const routes: readonly Route[] = [...siteRoutes, ...docsRows.map((row) => routeOf<DocsPath>({ section: sections.docs, ...row }))];

/** The groups of the docs menu, with their pages. */
export const docsMenu = docsGroups.map((heading) => ({ heading, pages: routes.filter(({ group }) => group === heading) }));

/** The pages of the docs, in the order of the menu. */
export const docsPages = docsMenu.flatMap(({ pages }) => pages);

const byPath = new Map<string, Route>(routes.map((route) => [route.path, route]));

export function routeAt(path: Path): Route {
  return byPath.get(path)!;
}
