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
    description: 'Make your first call in three steps, in curl, JavaScript or Python.',
    label: docsLabels.docs,
    source: 'src/content/docs/gettingStarted.ts',
  },
  {
    id: 'docsApiReference',
    path: '/docs/api-reference',
    section: sections.docs,
    title: docsLabels.docsApiReference,
    description: 'POST /v1/call: authentication, every field of the request and the response, providers and models, and failover.',
    label: docsLabels.docsApiReference,
    source: 'src/content/docs/reference.ts',
  },
  {
    id: 'docsWebhooks',
    path: '/docs/webhooks',
    section: sections.docs,
    title: docsLabels.docsWebhooks,
    description: 'Five events, the payload field by field, and how to receive a delivery.',
    label: docsLabels.docsWebhooks,
    source: 'src/content/docs/webhooks.ts',
  },
  {
    id: 'docsSdk',
    path: '/docs/sdk',
    section: sections.docs,
    title: docsLabels.docsSdk,
    description: 'Short clients for JavaScript and Python to copy into your project.',
    label: docsLabels.docsSdk,
    source: 'src/content/docs/sdk.ts',
  },
  {
    id: 'docsLimitsAndErrors',
    path: '/docs/limits-and-errors',
    section: sections.docs,
    title: docsLabels.docsLimitsAndErrors,
    description: 'Rate limits and log retention by plan, HTTP status codes, the error body, and when to retry.',
    label: docsLabels.docsLimitsAndErrors,
    source: 'src/content/docs/limitsAndErrors.ts',
  },
  {
    id: 'docsChangelog',
    path: '/docs/changelog',
    section: sections.docs,
    title: docsLabels.docsChangelog,
    description: 'What changed in v1.2.0, v1.1.0 and v1.0.0.',
    label: docsLabels.docsChangelog,
    source: 'src/content/changelog.ts',
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
