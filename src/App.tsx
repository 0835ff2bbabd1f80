/** The whole site as one React tree: the same on the server, in the browser and in tests. */
import { StrictMode, useEffect, useState } from 'react';
import { type AroundNavHandler, type BaseLocationHook, Router, useLocation } from 'wouter';
import { Layout } from './layout/Layout/Layout';
import { leavePlace, newEntryState } from './lib/places';
import { ErrorBoundary } from './layout/ErrorBoundary/ErrorBoundary';
import { arrive } from './layout/arrive';
import { withBase, withoutBase } from './lib/base';
import { useSiteLocation } from './lib/servedPage';
import { loadedPage, type LoadedPage, loadPage } from './loadPage';
import { normalizePath } from './routes';

interface AppProps {
  /** The path of the page for prerendering and hydration; after that the router reads the browser's address. */
  readonly ssrPath?: string;
  /** Replaces the router's source of the address, in tests. */
  readonly locationHook?: BaseLocationHook;
  /** Called when the first render is committed. */
  readonly onHydrated?: () => void;
}

/** `loadPage` must have resolved for the first page before this renders. */
export function App({ ssrPath, locationHook = useSiteLocation, onHydrated }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      <Router base={withBase('')} ssrPath={ssrPath && withBase(ssrPath)} hook={locationHook} aroundNav={openPage}>
        <Site />
      </Router>
    </StrictMode>
  );
}

function Site() {
  const { page, Page } = useShownPage();
  usePrefetchOnIntent();
  return (
    <Layout page={page}>
      <ErrorBoundary key={page.id}>
        <Page page={page} />
      </ErrorBoundary>
    </Layout>
  );
}

/** The page at the current address, or the previous one while the code is loading (Back after a reload). */
function useShownPage(): LoadedPage {
  const [path] = useLocation();
  const wanted = loadedPage(path);
  const [shown, setShown] = useState(wanted);
  if (wanted && shown !== wanted) setShown(wanted);
  useEffect(() => {
    if (!loadedPage(path)) loadPage(path).then(setShown, () => location.reload());
  }, [path]);
  if (!shown) throw new Error(`${path} was rendered before it was loaded.`);
  return shown;
}

let latestNavigation = 0;

/** Follows a link: loads the code of the page before the address changes, so that no click shows a blank page. */
const openPage: AroundNavHandler = async (navigate, to, options) => {
  const navigation = ++latestNavigation;
  const target = new URL(to, location.href);
  try {
    await loadPage(withoutBase(target.pathname) ?? target.pathname);
  } catch {
    // The prerendered page works without the code that could not be fetched.
    location.assign(to);
    return;
  }
  // A later click wins.
  if (navigation !== latestNavigation) return;
  const isSamePage = normalizePath(target.pathname) === normalizePath(location.pathname);
  leavePlace();
  // As browsers do: a link to the address that is shown adds no history entry.
  const replace = options?.replace || target.href === location.href;
  navigate(to, { ...options, replace, state: newEntryState() });
  if (isSamePage) arrive();
};

/** Fetches the code of a page when a visitor points at, focuses or touches a link to it. */
function usePrefetchOnIntent() {
  useEffect(() => {
    const stop = new AbortController();
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      // A failure occurs again, and is handled, when the link is followed.
      const path = link?.origin === location.origin ? withoutBase(link.pathname) : undefined;
      if (path) loadPage(path).catch(() => {});
    };
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(type, prefetch, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, []);
}
