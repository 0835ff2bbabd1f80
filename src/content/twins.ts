/** Where the build publishes what tools read in place of pages. */
import type { RouteId } from '../routes.ts';

/** The same as the page at `path`, as Markdown. */
export function markdownPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}

/** The feed of each page with dated news. The status page needs one as soon as an incident has a date. */
export const feedPaths: Partial<Record<RouteId, string>> = { docsChangelog: '/docs/changelog.atom' };

/** The page that describes the API, for people. */
export const openApiPage = 'docsApiReference' satisfies RouteId;
export const openApiPath = '/openapi.json';

export const manifestPath = '/manifest.webmanifest';

/** What search looks through. */
export const searchIndexPath = '/search-index.json';

/** The pages that search engines leave out. */
export const unlisted: readonly RouteId[] = ['search'];
