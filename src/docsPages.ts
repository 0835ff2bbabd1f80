/**
 * The pages of the docs, in the order in which they are read. Loaded with the docs and the sitemap, never with another page:
 * this list may be long.
 */
import type { RouteEntry } from './routes.ts';

interface DocsEntry extends RouteEntry {
  /** The page under which menus list this one; without it, every menu of the docs does. */
  readonly section?: string;
}

const rows = [
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
] as const satisfies readonly DocsEntry[];

export type DocsId = (typeof rows)[number]['id'];

/** A page of the docs. */
export interface DocsMeta extends DocsEntry {
  readonly id: DocsId;
}

export const docsPages: readonly DocsMeta[] = rows;

/** What the menu of a page lists: every section, and of its own one the pages. A menu of all would be longest where most pages have it. */
export function docsMenu<Entry extends Pick<DocsEntry, 'id' | 'section'>>(entries: readonly Entry[], id: string): readonly Entry[] {
  const own = entries.find((entry) => entry.id === id)?.section ?? id;
  return entries.filter(({ section }) => section === undefined || section === own);
}
