/** Maps each page to its component and fetches its code. Each page is a chunk; a missing page is a type error. */
import type { ComponentType } from 'react';
import type { Article } from '../content/types';
import { Main } from '../layout/Main/Main';
import { docsPages, matchPath, type PageMeta, type PageProps, type RouteId } from '../routes';

export interface LoadedPage {
  readonly page: PageMeta;
  readonly Page: ComponentType<PageProps>;
}

/** Pages that consist of an article. */
export const articleLoaders = {
  articles: () => import('../content/articlesPage').then((module) => module.articlesPage),
  terms: () => import('../content/terms').then((module) => module.terms),
  privacy: () => import('../content/privacy').then((module) => module.privacy),
  accessibility: () => import('../content/accessibility').then((module) => module.accessibility),
  docs: () => import('../content/docs/gettingStarted').then((module) => module.gettingStarted),
  docsApiReference: () => import('../content/docs/reference').then((module) => module.reference),
  docsWebhooks: () => import('../content/docs/webhooks').then((module) => module.webhooks),
  docsSdk: () => import('../content/docs/sdk').then((module) => module.sdk),
  docsLimitsAndErrors: () => import('../content/docs/limitsAndErrors').then((module) => module.limitsAndErrors),
  docsChangelog: () => import('../content/docs/changelog').then((module) => module.changelogPage),
  docsRoutingAndFailover: () => import('../content/docs/routingAndFailover').then((module) => module.routingAndFailover),
  docsCaching: () => import('../content/docs/caching').then((module) => module.caching),
  docsQuotasAndRateLimits: () => import('../content/docs/quotasAndRateLimits').then((module) => module.quotasAndRateLimits),
  docsObservability: () => import('../content/docs/observability').then((module) => module.observability),
  docsRecipes: () => import('../content/docs/recipes').then((module) => module.recipes),
  docsMovingFromAnSdk: () => import('../content/docs/movingFromAnSdk').then((module) => module.movingFromAnSdk),
  docsBeforeYouCommit: () => import('../content/docs/beforeYouCommit').then((module) => module.beforeYouCommit),
  docsGlossary: () => import('../content/docs/glossary').then((module) => module.glossaryPage),
} satisfies Partial<Record<RouteId, () => Promise<Article>>>;

export type ArticleId = keyof typeof articleLoaders;

/** All other pages. */
const pages: Record<Exclude<PageMeta['id'], ArticleId>, () => Promise<ComponentType<PageProps>>> = {
  home: () => import('../pages/HomePage/HomePage').then((module) => module.HomePage),
  product: () => import('../pages/ProductPage/ProductPage').then((module) => module.ProductPage),
  integrations: () => import('../pages/IntegrationsPage/IntegrationsPage').then((module) => module.IntegrationsPage),
  pricing: () => import('../pages/PricingPage/PricingPage').then((module) => module.PricingPage),
  resources: () => import('../pages/ResourcesPage/ResourcesPage').then((module) => module.ResourcesPage),
  status: () => import('../pages/StatusPage/StatusPage').then((module) => module.StatusPage),
  contact: () => import('../pages/ContactPage/ContactPage').then((module) => module.ContactPage),
  signin: () => import('../pages/SignInPage/SignInPage').then((module) => module.SignInPage),
  signup: () => import('../pages/SignUpPage/SignUpPage').then((module) => module.SignUpPage),
  search: () => import('../pages/SearchPage/SearchPage').then((module) => module.SearchPage),
  sitemap: () => import('../pages/SitemapPage/SitemapPage').then((module) => module.SitemapPage),
  notFound: () => import('../pages/NotFoundPage/NotFoundPage').then((module) => module.NotFoundPage),
};

type ArticlePage = ComponentType<PageProps & { readonly article: Article }>;

async function loadArticlePage(page: PageMeta & { readonly id: ArticleId }): Promise<ComponentType<PageProps>> {
  const [article, Component] = await Promise.all([articleLoaders[page.id](), loadArticleComponent(page)]);
  return (props) => <Component {...props} article={article} />;
}

async function loadArticleComponent({ id }: PageMeta): Promise<ArticlePage> {
  if (id === 'docsApiReference') return (await import('../pages/DocsPage/ReferencePage')).ReferencePage;
  if (docsPages.some((page) => page.id === id)) return (await import('../pages/DocsPage/DocsPage')).DocsPage;
  return (await import('../pages/ProsePage/ProsePage')).ProsePage;
}

/** Loaded pages by id. Not React.lazy, which suspends even for a loaded module and so blanks the page. */
const loaded = new Map<PageMeta['id'], LoadedPage>();

/** Fetches the page at `path`, or the not-found page. Rejects when its code cannot be fetched. */
export async function loadPage(path: string): Promise<LoadedPage> {
  const page = matchPath(path);
  // An article has navigation beside <main>, so it places <main> itself.
  const Page = isArticle(page) ? await loadArticlePage(page) : inMain(await pages[page.id as keyof typeof pages]());
  // Concurrent callers get the same object, because App compares pages by identity.
  const result = loaded.get(page.id) ?? { page, Page };
  loaded.set(page.id, result);
  return result;
}

function inMain(Content: ComponentType<PageProps>): ComponentType<PageProps> {
  return (props) => (
    <Main>
      <Content {...props} />
    </Main>
  );
}

function isArticle(page: PageMeta): page is PageMeta & { readonly id: ArticleId } {
  return Object.hasOwn(articleLoaders, page.id);
}

/** The page at `path`. Undefined until `loadPage` has resolved for it. */
export function loadedPage(path: string): LoadedPage | undefined {
  return loaded.get(matchPath(path).id);
}
