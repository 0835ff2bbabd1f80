/** Maps each page to its component, and fetches its code: each page is a chunk of its own. The docs have `loadDocsPage.tsx`. */
import type { ComponentType } from 'react';
import type { Article } from './content/types';
import { isInDocs, normalizePath, notFound, type Page, type PageMeta, type PageProps, pages } from './routes';

export interface LoadedPage {
  readonly page: PageMeta;
  readonly Page: ComponentType<PageProps>;
}

/** The pages that share `ProsePage`, each with its own text. */
async function prose(text: Promise<Article>): Promise<ComponentType<PageProps>> {
  const [{ ProsePage }, article] = await Promise.all([import('./pages/ProsePage/ProsePage'), text]);
  return (props) => <ProsePage {...props} article={article} />;
}

const loaders: Record<Page['id'] | 'notFound', () => Promise<ComponentType<PageProps>>> = {
  home: () => import('./pages/HomePage/HomePage').then((module) => module.HomePage),
  product: () => import('./pages/ProductPage/ProductPage').then((module) => module.ProductPage),
  integrations: () => import('./pages/IntegrationsPage/IntegrationsPage').then((module) => module.IntegrationsPage),
  pricing: () => import('./pages/PricingPage/PricingPage').then((module) => module.PricingPage),
  resources: () => import('./pages/ResourcesPage/ResourcesPage').then((module) => module.ResourcesPage),
  articles: () => prose(import('./content/articlesPage').then((module) => module.articlesPage)),
  status: () => import('./pages/StatusPage/StatusPage').then((module) => module.StatusPage),
  contact: () => import('./pages/ContactPage/ContactPage').then((module) => module.ContactPage),
  signin: () => import('./pages/SignInPage/SignInPage').then((module) => module.SignInPage),
  signup: () => import('./pages/SignUpPage/SignUpPage').then((module) => module.SignUpPage),
  terms: () => prose(import('./content/terms').then((module) => module.terms)),
  privacy: () => prose(import('./content/privacy').then((module) => module.privacy)),
  accessibility: () => prose(import('./content/accessibility').then((module) => module.accessibility)),
  search: () => import('./pages/SearchPage/SearchPage').then((module) => module.SearchPage),
  sitemap: () => import('./pages/SitemapPage/SitemapPage').then((module) => module.SitemapPage),
  notFound: () => import('./pages/NotFoundPage/NotFoundPage').then((module) => module.NotFoundPage),
};

/** Loaded pages by path. React.lazy would not do: it suspends even when its module is loaded, which blanks the page. */
const loaded = new Map<string, LoadedPage>();

/** Fetches the page at `path`, or the not-found page; rejects when its code cannot be fetched. */
export async function loadPage(path: string): Promise<LoadedPage> {
  const known = loadedPage(path);
  if (known) return known;
  const found = await findPage(normalizePath(path));
  // When two callers ask at once, both must get the same object: App compares pages by identity.
  const page = loadedPage(found.page.path) ?? found;
  for (const address of [page.page.path, normalizePath(path)]) loaded.set(address, page);
  return page;
}

/** Undefined until `loadPage` has resolved for this path, with or without a trailing slash. */
export function loadedPage(path: string): LoadedPage | undefined {
  return loaded.get(normalizePath(path));
}

async function findPage(path: string): Promise<LoadedPage> {
  const docsPage = isInDocs(path) ? await import('./loadDocsPage').then((module) => module.loadDocsPage(path)) : undefined;
  if (docsPage) return docsPage;
  const page = pages.find((entry) => entry.path === path) ?? notFound;
  return { page, Page: await loaders[page.id]() };
}
