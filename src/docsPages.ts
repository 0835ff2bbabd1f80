/**
 * The pages of the docs, in reading order. Only the docs and the sitemap load this file, so it may grow without any other
 * page growing with it.
 */
import { docsLabels, sections } from './content/sections.ts';
import type { RouteEntry } from './routeEntry.ts';

interface DocsEntry extends RouteEntry {
  readonly section: string;
  /** The id of the page under which menus list this one. Pages without a parent are in the menu of every docs page. */
  readonly parent?: string;
  /** The file that holds its words, for the link that edits the page. */
  readonly source: string;
}

const rows = [
  {
    id: 'docs',
    path: '/docs',
    section: sections.docs,
    title: docsLabels.docs,
    description: 'Get a key, make your first call in curl, JavaScript, or Python, and read the response.',
    label: docsLabels.docs,
    source: 'src/content/docs/gettingStarted.ts',
  },
  {
    id: 'docsApiReference',
    path: '/docs/api-reference',
    section: sections.docs,
    title: docsLabels.docsApiReference,
    description: 'POST /v1/call: authentication, every field of the request and the response, providers, models, and errors.',
    label: docsLabels.docsApiReference,
    source: 'src/content/docs/reference.ts',
  },
  {
    id: 'docsWebhooks',
    path: '/docs/webhooks',
    section: sections.docs,
    title: docsLabels.docsWebhooks,
    description: 'Five events, a body for each, and a receiver that checks a secret token and handles each event once.',
    label: docsLabels.docsWebhooks,
    source: 'src/content/docs/webhooks.ts',
  },
  {
    id: 'docsSdk',
    path: '/docs/sdk',
    section: sections.docs,
    title: docsLabels.docsSdk,
    description: 'Short clients for JavaScript and Python to copy into your project, and types for TypeScript.',
    label: docsLabels.docsSdk,
    source: 'src/content/docs/sdk.ts',
  },
  {
    id: 'docsLimitsAndErrors',
    path: '/docs/limits-and-errors',
    section: sections.docs,
    title: docsLabels.docsLimitsAndErrors,
    description: 'Rate limits and log retention by plan, HTTP status codes, the error body, and a retry guide.',
    label: docsLabels.docsLimitsAndErrors,
    source: 'src/content/docs/limitsAndErrors.ts',
  },
  {
    id: 'docsChangelog',
    path: '/docs/changelog',
    section: sections.docs,
    title: docsLabels.docsChangelog,
    description: 'What changed in v1.2.0, v1.1.0, and v1.0.0.',
    label: docsLabels.docsChangelog,
    source: 'src/content/changelog.ts',
  },
  {
    id: 'docsRoutingAndFailover',
    path: '/docs/routing-and-failover',
    section: sections.docs,
    title: 'Routing and failover',
    description: 'Which provider a call reaches, what happens when it’s unavailable, and how to prepare.',
    label: 'Routing and failover',
    source: 'src/content/docs/routingAndFailover.ts',
  },
  {
    id: 'docsCaching',
    path: '/docs/caching',
    section: sections.docs,
    title: 'Caching',
    description: 'What suits a cache, how to make requests repeatable, and a cache for your own code.',
    label: 'Caching',
    source: 'src/content/docs/caching.ts',
  },
  {
    id: 'docsQuotasAndRateLimits',
    path: '/docs/quotas-and-rate-limits',
    section: sections.docs,
    title: 'Quotas and rate limits',
    description: 'How a quota and a rate limit differ, and what to do at quota.warning and quota.exceeded.',
    label: 'Quotas and rate limits',
    source: 'src/content/docs/quotasAndRateLimits.ts',
  },
  {
    id: 'docsObservability',
    path: '/docs/observability',
    section: sections.docs,
    title: 'Observability',
    description: 'What usage, IDs, events, and the log tell you, with code that logs tokens per feature.',
    label: 'Observability',
    source: 'src/content/docs/observability.ts',
  },
  {
    id: 'docsRecipes',
    path: '/docs/recipes',
    section: sections.docs,
    title: 'Recipes',
    description: 'Hold a conversation, compare two providers, serve a widget, import an n8n workflow, and measure latency.',
    label: 'Recipes',
    source: 'src/content/docs/recipes.ts',
  },
  {
    id: 'docsMovingFromAnSdk',
    path: '/docs/moving-from-an-sdk',
    section: sections.docs,
    title: 'Moving from a provider’s SDK',
    description: 'What changes when you replace a provider’s SDK with POST /v1/call, part by part.',
    label: 'Moving from a provider’s SDK',
    source: 'src/content/docs/movingFromAnSdk.ts',
  },
  {
    id: 'docsBeforeYouCommit',
    path: '/docs/before-you-commit',
    section: sections.docs,
    title: 'Before you commit',
    description: 'What these docs answer, what they don’t cover, and whom to ask about it.',
    label: 'Before you commit',
    source: 'src/content/docs/beforeYouCommit.ts',
  },
  {
    id: 'docsGlossary',
    path: '/docs/glossary',
    section: sections.docs,
    title: docsLabels.docsGlossary,
    description: 'The terms and abbreviations of this site, each in a sentence or two.',
    label: docsLabels.docsGlossary,
    source: 'src/content/glossary.ts',
  },
] as const satisfies readonly DocsEntry[];

export type DocsId = (typeof rows)[number]['id'];

/** A page of the docs. */
export interface DocsMeta extends DocsEntry {
  readonly id: DocsId;
}

export const docsPages: readonly DocsMeta[] = rows;

/**
 * The entries in the menu of page `id`: all that have no parent, and the pages that share its parent. With every page in
 * every menu, the HTML of the docs would grow with the square of their number.
 */
export function docsMenu<Entry extends Pick<DocsEntry, 'id' | 'parent'>>(entries: readonly Entry[], id: string): readonly Entry[] {
  const ownParent = entries.find((entry) => entry.id === id)?.parent ?? id;
  return entries.filter(({ parent }) => parent === undefined || parent === ownParent);
}
