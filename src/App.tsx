/** The whole site as one React tree: the same on the server, in the browser and in tests. */
import { type ComponentType, StrictMode, useEffect, useState } from 'react';
import { type AroundNavHandler, type BaseLocationHook, Router, useLocation } from 'wouter';
import type { DocsRouteId } from './content/docs';
import { Layout } from './layout/Layout/Layout';
import { leavePlace, newEntryState } from './lib/places';
import { ErrorBoundary } from './layout/ErrorBoundary/ErrorBoundary';
import { arrive } from './layout/arrive';
import { matchPath, normalizePath, type PageId, type PageMeta, type PageProps } from './routes';

/** The docs share a page; each section brings words of its own. */
async function docsPage(section: DocsRouteId): Promise<ComponentType<PageProps>> {
  const [{ DocsPage }, { docs }] = await Promise.all([import('./pages/DocsPage/DocsPage'), import('./content/docs')]);
  return (props) => <DocsPage {...props} article={docs[section]} />;
}

/** The only place that maps a route to its page. Each page is a chunk of its own. */
const loaders: Record<PageId, () => Promise<ComponentType<PageProps>>> = {
  home: () => import('./pages/HomePage/HomePage').then((module) => module.HomePage),
  product: () => import('./pages/ProductPage/ProductPage').then((module) => module.ProductPage),
  integrations: () => import('./pages/IntegrationsPage/IntegrationsPage').then((module) => module.IntegrationsPage),
  docs: () => docsPage('docs'),
  docsApiReference: () => docsPage('docsApiReference'),
  docsWebhooks: () => docsPage('docsWebhooks'),
  docsSdk: () => docsPage('docsSdk'),
  docsLimitsAndErrors: () => docsPage('docsLimitsAndErrors'),
  docsChangelog: () => docsPage('docsChangelog'),
  pricing: () => import('./pages/PricingPage/PricingPage').then((module) => module.PricingPage),
  resources: () => import('./pages/ResourcesPage/ResourcesPage').then((module) => module.ResourcesPage),
  status: () => import('./pages/StatusPage/StatusPage').then((module) => module.StatusPage),
  contact: () => import('./pages/ContactPage/ContactPage').then((module) => module.ContactPage),
  signin: () => import('./pages/SignInPage/SignInPage').then((module) => module.SignInPage),
  signup: () => import('./pages/SignUpPage/SignUpPage').then((module) => module.SignUpPage),
  terms: () => import('./pages/LegalPage/LegalPage').then((module) => module.LegalPage),
  privacy: () => import('./pages/LegalPage/LegalPage').then((module) => module.LegalPage),
  accessibility: () => import('./pages/LegalPage/LegalPage').then((module) => module.LegalPage),
  sitemap: () => import('./pages/SitemapPage/SitemapPage').then((module) => module.SitemapPage),
  notFound: () => import('./pages/NotFoundPage/NotFoundPage').then((module) => module.NotFoundPage),
};

/** React.lazy suspends even when its module is there, which would blank the page: resolved pages are kept here. */
const loaded = new Map<PageId, ComponentType<PageProps>>();

/** Fetches the code of a page; rejects when that fails. */
export async function loadPage(id: PageId): Promise<void> {
  if (!loaded.has(id)) loaded.set(id, await loaders[id]());
}

interface AppProps {
  /** The address that was prerendered; after hydrating, the browser reads its own. */
  readonly ssrPath?: string;
  /** Where the address comes from, for tests. */
  readonly locationHook?: BaseLocationHook;
}

/** `loadPage` must have resolved for the first page before this renders. */
export function App({ ssrPath, locationHook }: AppProps) {
  return (
    <StrictMode>
      <Router ssrPath={ssrPath} hook={locationHook} aroundNav={openPage}>
        <Site />
      </Router>
    </StrictMode>
  );
}

function Site() {
  const page = useShownPage();
  const Page = loaded.get(page.id);
  if (!Page) throw new Error(`The page "${page.id}" was rendered before it was loaded.`);
  usePrefetchOnIntent();
  return (
    <Layout page={page}>
      <ErrorBoundary key={page.id}>
        {/* Looked up in a map that only grows: the component of a page never changes. */}
        {/* oxlint-disable-next-line react/static-components */}
        <Page page={page} />
      </ErrorBoundary>
    </Layout>
  );
}

/** The page at the current address; while its code is on the way (Back after a reload), the page before. */
function useShownPage(): PageMeta {
  const [path] = useLocation();
  const wanted = matchPath(path);
  const [shown, setShown] = useState(wanted);
  if (shown !== wanted && loaded.has(wanted.id)) setShown(wanted);
  useEffect(() => {
    if (loaded.has(wanted.id)) return;
    loadPage(wanted.id).then(
      () => setShown(wanted),
      () => location.reload(),
    );
  }, [wanted]);
  return shown;
}

let latestNavigation = 0;

/** Follows a link: the page's code is there before the address changes, so no click ever shows a blank page. */
const openPage: AroundNavHandler = async (navigate, to, options) => {
  const navigation = ++latestNavigation;
  const target = new URL(to, location.href);
  try {
    await loadPage(matchPath(target.pathname).id);
  } catch {
    // The prerendered page needs none of the code that could not be fetched.
    location.assign(to);
    return;
  }
  // A later click wins.
  if (navigation !== latestNavigation) return;
  const isSamePage = normalizePath(target.pathname) === normalizePath(location.pathname);
  leavePlace();
  navigate(to, { ...options, state: newEntryState() });
  if (isSamePage) arrive();
};

/** Fetches a page's code as soon as someone points at, focuses or touches a link to it. */
function usePrefetchOnIntent() {
  useEffect(() => {
    const stop = new AbortController();
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      // A failure is met again, and handled, when the link is followed.
      if (link?.origin === location.origin) loadPage(matchPath(link.pathname).id).catch(() => {});
    };
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(type, prefetch, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, []);
}
