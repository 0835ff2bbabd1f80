/** Where the words of each page of the docs come from. Fetched with the first of them, so that no other page carries this list. */
import type { Article } from './content/types';
import { type DocsId, docsPages } from './docsPages';
import type { LoadedPage } from './loadPage';
import { DocsPage } from './pages/DocsPage/DocsPage';

const articles: Record<DocsId, () => Promise<Article>> = {
  docs: () => import('./content/docs/gettingStarted').then((module) => module.gettingStarted),
  docsApiReference: () => import('./content/docs/reference').then((module) => module.reference),
  docsWebhooks: () => import('./content/docs/webhooks').then((module) => module.webhooks),
  docsSdk: () => import('./content/docs/sdk').then((module) => module.sdk),
  docsLimitsAndErrors: () => import('./content/docs/limitsAndErrors').then((module) => module.limitsAndErrors),
  docsChangelog: () => import('./content/docs/changelog').then((module) => module.changelogPage),
};

/** Undefined when the docs have no page at this path; rejects when its words cannot be had. */
export async function loadDocsPage(path: string): Promise<LoadedPage | undefined> {
  const page = docsPages.find((entry) => entry.path === path);
  if (!page) return undefined;
  const article = await articles[page.id]();
  return { page, Page: (props) => <DocsPage {...props} article={article} /> };
}
