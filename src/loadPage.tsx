/** Which component shows which page, and how its code is fetched. Each page is a chunk of its own; the docs have a list of theirs. */
import type { ComponentType } from 'react';
import type { Article } from './content/types';
import { isInDocs, normalizePath, notFound, type Page, type PageMeta, type PageProps, pages } from './routes';

export interface LoadedPage {
  readonly page: PageMeta;
  readonly Page: ComponentType<PageProps>;
}

/** Pages that share a component; each brings words of its own. */
async function legal(words: Promise<Article>): Promise<ComponentType<PageProps>> {
  const [{ LegalPage }, article] = await Promise.all([import('./pages/LegalPage/LegalPage'), words]);
  return (props) => <LegalPage {...props} article={article} />;
}

/** The only place that maps a page to its component, but for the docs: see `loadDocsPage.tsx`. */
const loaders: Record<Page['id'] | 'notFound', () => Promise<ComponentType<PageProps>>> = {
  home: () => import('./pages/HomePage/HomePage').then((module) => module.HomePage),
  product: () => import('./pages/ProductPage/ProductPage').then((module) => module.ProductPage),
  integrations: () => import('./pages/IntegrationsPage/IntegrationsPage').then((module) => module.IntegrationsPage),
  pricing: () => import('./pages/PricingPage/PricingPage').then((module) => module.PricingPage),
  resources: () => import('./pages/ResourcesPage/ResourcesPage').then((module) => module.ResourcesPage),
  status: () => import('./pages/StatusPage/StatusPage').then((module) => module.StatusPage),
  contact: () => import('./pages/ContactPage/ContactPage').then((module) => module.ContactPage),
  signin: () => import('./pages/SignInPage/SignInPage').then((module) => module.SignInPage),
  signup: () => import('./pages/SignUpPage/SignUpPage').then((module) => module.SignUpPage),
  terms: () => legal(import('./content/terms').then((module) => module.terms)),
  privacy: () => legal(import('./content/privacy').then((module) => module.privacy)),
  accessibility: () => legal(import('./content/accessibility').then((module) => module.accessibility)),
  sitemap: () => import('./pages/SitemapPage/SitemapPage').then((module) => module.SitemapPage),
  notFound: () => import('./pages/NotFoundPage/NotFoundPage').then((module) => module.NotFoundPage),
};

/** By path. React.lazy suspends even when its module is there, which would blank the page: what has come is kept here. */
const loaded = new Map<string, LoadedPage>();

/** Fetches the page at `path`, or the one that says that there is none; rejects when its code cannot be had. */
export async function loadPage(path: string): Promise<LoadedPage> {
  const known = loadedPage(path);
  if (known) return known;
  const found = await findPage(normalizePath(path));
  // Whoever asked first may be showing the page already: there must be one of it.
  const page = loadedPage(found.page.path) ?? found;
  for (const address of [page.page.path, normalizePath(path)]) loaded.set(address, page);
  return page;
}

/** Undefined until `loadPage` has resolved for this path. With or without a trailing slash, as `loadPage`. */
export function loadedPage(path: string): LoadedPage | undefined {
  return loaded.get(normalizePath(path));
}

async function findPage(path: string): Promise<LoadedPage> {
  const docsPage = isInDocs(path) ? await import('./loadDocsPage').then((module) => module.loadDocsPage(path)) : undefined;
  if (docsPage) return docsPage;
  const page = pages.find((entry) => entry.path === path) ?? notFound;
  return { page, Page: await loaders[page.id]() };
}
