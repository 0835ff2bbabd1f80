/** The paths of files that the build writes besides pages, and the URLs of all. */
import { withBase } from '../lib/base.ts';
import { status } from './facts/status.ts';
import { site } from './site.ts';
import type { PageMeta, Path } from './routes.ts';
import { articlePages } from './siteRoutes.ts';

/** The Markdown of the page at `path`. */
export function markdownPath(path: string): `/${string}.md` {
  return `/${path.slice(1) || 'index'}.md`;
}

/** The file with the text of the page at `path`, for links to its source. */
export function articleFile(path: string): string {
  return `src/content/articles${path}.md`;
}

/** The feeds of pages with dated news. */
export const feedPaths: Partial<Record<PageMeta['path'], `/${string}.xml`>> = {
  '/docs/changelog': '/docs/changelog.xml',
  ...(articlePages.some(({ date }) => date) && { '/resources': '/resources.xml' }),
  ...(!site.statusUrl && status.lastDay && status.incidents.length > 0 && { '/status': '/status.xml' }),
};

/** The docs page that describes the API. */
export const openApiPage = '/docs/api-reference' satisfies Path;
export const openApiPath = '/openapi.json';

/** Samples that are files too, below a folder of the same name. */
export const downloads = ['client.mjs', 'client.py', 'client.sh', 'hubTypes.ts', 'n8nWorkflow.json'].map((name) => `/samples/${name}`);

/** The list of pages for language models (llmstxt.org). */
export const llmsPath = '/llms.txt';

export const iconPath = '/favicon.ico';

/** The index of search. */
export const searchIndexPath = '/search-index.json';

/** Pages that search engines must not list. */
export const unlisted: readonly Path[] = ['/search'];

/** Returns the absolute URL of a path on the site. Other URLs stay unchanged. */
export function siteUrl(path: string): string {
  return new URL(path.startsWith('/') ? withBase(path) : path, site.origin).href;
}
