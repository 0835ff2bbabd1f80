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
}

const rows = [
  {
    id: 'docs',
    path: '/docs',
    section: sections.docs,
    title: 'Getting started',
    description: 'From an API key to a first call in three steps, in curl, JavaScript and Python.',
    label: docsLabels.docs,
  },
  {
    id: 'docsApiReference',
    path: '/docs/api-reference',
    section: sections.docs,
    title: 'API reference',
    description: 'POST /v1/call: every request field, every response field, authentication and errors.',
    label: docsLabels.docsApiReference,
  },
  {
    id: 'docsWebhooks',
    path: '/docs/webhooks',
    section: sections.docs,
    title: 'Webhooks',
    description: 'The five webhook events, the payload of a delivery field by field, and how to receive one.',
    label: docsLabels.docsWebhooks,
  },
  {
    id: 'docsSdk',
    path: '/docs/sdk',
    section: sections.docs,
    title: 'SDK',
    description: 'Small clients for JavaScript and Python that you can read in a minute and paste into a project.',
    label: docsLabels.docsSdk,
  },
  {
    id: 'docsLimitsAndErrors',
    path: '/docs/limits-and-errors',
    section: sections.docs,
    title: 'Limits and errors',
    description: 'Rate limits and log retention by plan, HTTP status codes, the error body, and when to try again.',
    label: docsLabels.docsLimitsAndErrors,
  },
  {
    id: 'docsChangelog',
    path: '/docs/changelog',
    section: sections.docs,
    title: 'Changelog',
    description: 'What changed in v1.2.0, v1.1.0 and v1.0.0.',
    label: docsLabels.docsChangelog,
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
