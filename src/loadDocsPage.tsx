/** Maps each docs page to its text. Fetched with the first docs page, so that no other page carries this list. */
import type { ComponentType } from 'react';
import type { Article } from './content/types';
import { type DocsId, type DocsMeta, docsPages } from './docsPages';
import { DocsPage, type DocsPageProps } from './pages/DocsPage/DocsPage';
import type { PageProps } from './routes';

/** The text of each docs page, and how it is fetched. */
export const articles: Record<DocsId, () => Promise<Article>> = {
  docs: () => import('./content/docs/gettingStarted').then((module) => module.gettingStarted),
  docsApiReference: () => import('./content/docs/reference').then((module) => module.reference),
  docsWebhooks: () => import('./content/docs/webhooks').then((module) => module.webhooks),
  docsSdk: () => import('./content/docs/sdk').then((module) => module.sdk),
  docsLimitsAndErrors: () => import('./content/docs/limitsAndErrors').then((module) => module.limitsAndErrors),
  docsChangelog: () => import('./content/docs/changelog').then((module) => module.changelogPage),
  docsRoutingAndFailover: () => import('./content/docs/routingAndFailover').then((module) => module.routingAndFailover),
  docsCaching: () => import('./content/docs/caching').then((module) => module.caching),
  docsQuotasAndRateLimits: () => import('./content/docs/quotasAndRateLimits').then((module) => module.quotasAndRateLimits),
  docsObservability: () => import('./content/docs/observability').then((module) => module.observability),
  docsRecipes: () => import('./content/docs/recipes').then((module) => module.recipes),
  docsMovingFromAnSdk: () => import('./content/docs/movingFromAnSdk').then((module) => module.movingFromAnSdk),
  docsBeforeYouCommit: () => import('./content/docs/beforeYouCommit').then((module) => module.beforeYouCommit),
  docsGlossary: () => import('./content/docs/glossary').then((module) => module.glossaryPage),
};

/** The pages that do more with their text than others. */
const components: Partial<Record<DocsId, () => Promise<ComponentType<DocsPageProps>>>> = {
  docs: () => import('./pages/DocsPage/StartPage').then((module) => module.StartPage),
  docsApiReference: () => import('./pages/DocsPage/ReferencePage').then((module) => module.ReferencePage),
};

/** Resolves to undefined when the docs have no page at this path; rejects when its text cannot be fetched. */
export async function loadDocsPage(path: string): Promise<{ readonly page: DocsMeta; readonly Page: ComponentType<PageProps> } | undefined> {
  const page = docsPages.find((entry) => entry.path === path);
  if (!page) return undefined;
  const [article, Component] = await Promise.all([articles[page.id](), components[page.id]?.() ?? DocsPage]);
  return { page, Page: (props) => <Component {...props} article={article} /> };
}
