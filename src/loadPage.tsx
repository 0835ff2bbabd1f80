/** Which component shows which route, and how its code is fetched. Each page is a chunk of its own. */
import type { ComponentType } from 'react';
import type { Article } from './content/types';
import type { PageId, PageProps } from './routes';

type ArticlePage = ComponentType<PageProps & { readonly article: Article }>;

const docsPage = () => import('./pages/DocsPage/DocsPage').then((module): ArticlePage => module.DocsPage);
const legalPage = () => import('./pages/LegalPage/LegalPage').then((module): ArticlePage => module.LegalPage);

/** Pages that share a component; each brings words of its own. */
async function article(page: Promise<ArticlePage>, words: Promise<Article>): Promise<ComponentType<PageProps>> {
  const [Page, text] = await Promise.all([page, words]);
  return (props) => <Page {...props} article={text} />;
}

/** The only place that maps a route to its page. */
const loaders: Record<PageId, () => Promise<ComponentType<PageProps>>> = {
  home: () => import('./pages/HomePage/HomePage').then((module) => module.HomePage),
  product: () => import('./pages/ProductPage/ProductPage').then((module) => module.ProductPage),
  integrations: () => import('./pages/IntegrationsPage/IntegrationsPage').then((module) => module.IntegrationsPage),
  docs: () => article(docsPage(), import('./content/docs/gettingStarted').then((module) => module.gettingStarted)),
  docsApiReference: () => article(docsPage(), import('./content/docs/reference').then((module) => module.reference)),
  docsWebhooks: () => article(docsPage(), import('./content/docs/webhooks').then((module) => module.webhooks)),
  docsSdk: () => article(docsPage(), import('./content/docs/sdk').then((module) => module.sdk)),
  docsLimitsAndErrors: () => article(docsPage(), import('./content/docs/limitsAndErrors').then((module) => module.limitsAndErrors)),
  docsChangelog: () => article(docsPage(), import('./content/docs/changelog').then((module) => module.changelogPage)),
  pricing: () => import('./pages/PricingPage/PricingPage').then((module) => module.PricingPage),
  resources: () => import('./pages/ResourcesPage/ResourcesPage').then((module) => module.ResourcesPage),
  status: () => import('./pages/StatusPage/StatusPage').then((module) => module.StatusPage),
  contact: () => import('./pages/ContactPage/ContactPage').then((module) => module.ContactPage),
  signin: () => import('./pages/SignInPage/SignInPage').then((module) => module.SignInPage),
  signup: () => import('./pages/SignUpPage/SignUpPage').then((module) => module.SignUpPage),
  terms: () => article(legalPage(), import('./content/terms').then((module) => module.terms)),
  privacy: () => article(legalPage(), import('./content/privacy').then((module) => module.privacy)),
  accessibility: () => article(legalPage(), import('./content/accessibility').then((module) => module.accessibility)),
  sitemap: () => import('./pages/SitemapPage/SitemapPage').then((module) => module.SitemapPage),
  notFound: () => import('./pages/NotFoundPage/NotFoundPage').then((module) => module.NotFoundPage),
};

/** React.lazy suspends even when its module is there, which would blank the page: resolved pages are kept here. */
const loaded = new Map<PageId, ComponentType<PageProps>>();

/** Fetches the code of a page; rejects when that fails. */
export async function loadPage(id: PageId): Promise<void> {
  if (!loaded.has(id)) loaded.set(id, await loaders[id]());
}

/** Undefined until `loadPage` has resolved for this page. */
export function loadedPage(id: PageId): ComponentType<PageProps> | undefined {
  return loaded.get(id);
}
