/** Loads each page: its code, and its article if it has one. Each page is a chunk. */
import type { ComponentType, ReactNode } from 'react';
import { articleFile } from '../content/outputPaths';
import type { Article } from '../content/types';
import { docsPages, matchPath, type PageMeta, type PageProps } from '../routes';

export interface LoadedPage {
  readonly page: PageMeta;
  readonly content: ReactNode;
}

/** Every article, by its file. */
const articles = import.meta.glob<Article>('/src/content/articles/**/*.md', { import: 'default' });

/** The components of designed pages. All other pages consist of an article. */
const pages: Partial<Record<PageMeta['id'], () => Promise<ComponentType<PageProps>>>> = {
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

/** The component of a page that consists of an article. */
async function loadArticlePage({ id }: PageMeta): Promise<ArticlePage> {
  if (id === 'docsApiReference') return (await import('../pages/DocsPage/ReferencePage')).ReferencePage;
  if (docsPages.some((page) => page.id === id)) return (await import('../pages/DocsPage/DocsPage')).DocsPage;
  return (await import('../pages/ProsePage/ProsePage')).ProsePage;
}

/** Fetches the article of a page. Undefined for a page that has none. */
export function loadArticle({ path }: PageMeta): Promise<Article> | undefined {
  return articles[`/${articleFile(path)}`]?.();
}

async function loadContent(page: PageMeta): Promise<ReactNode> {
  const loadComponent = pages[page.id];
  if (loadComponent) {
    const Page = await loadComponent();
    return <Page page={page} />;
  }
  const [article, Page] = await Promise.all([loadArticle(page), loadArticlePage(page)]);
  if (!article) throw new Error(`${page.path} has no text: write ${articleFile(page.path)}, or add its component to src/app/loadPage.tsx.`);
  return <Page page={page} article={article} />;
}

/** Loaded pages by id. Not React.lazy, which suspends even for a loaded module and so blanks the page. */
const loaded = new Map<PageMeta['id'], LoadedPage>();

/** Fetches the page at `path`, or the not-found page. Rejects when its code cannot be fetched. */
export async function loadPage(path: string): Promise<LoadedPage> {
  const page = matchPath(path);
  const content = await loadContent(page);
  // Concurrent callers get the same object, because App compares pages by identity.
  const result = loaded.get(page.id) ?? { page, content };
  loaded.set(page.id, result);
  return result;
}

/** The page at `path`. Undefined until `loadPage` has resolved for it. */
export function loadedPage(path: string): LoadedPage | undefined {
  return loaded.get(matchPath(path).id);
}
