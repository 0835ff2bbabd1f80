/** The whole site as one React tree: the same on the server, in the browser and in tests. */
import { StrictMode, useEffect, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { Layout } from './layout/Layout/Layout';
import { ErrorBoundary } from './layout/ErrorBoundary/ErrorBoundary';
import { withBase, withoutBase } from './lib/base';
import { useSiteLocation } from './lib/servedPage';
import { loadedPage, type LoadedPage, loadPage } from './loadPage';
import { openPage, showPage } from './openPage';

interface AppProps {
  /** The path of the page for prerendering and hydration; after that the router reads the browser's address. */
  readonly ssrPath?: string;
  /** Called when the first render is committed. */
  readonly onHydrated?: () => void;
}

/** `loadPage` must have resolved for the first page before this renders. */
export function App({ ssrPath, onHydrated }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      <Router base={withBase('')} ssrPath={ssrPath && withBase(ssrPath)} hook={useSiteLocation} aroundNav={openPage}>
        <Site />
      </Router>
    </StrictMode>
  );
}

function Site() {
  const { page, Page } = useShownPage();
  usePrefetchOnIntent();
  useSinglePresses();
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
    if (!loadedPage(path)) showPage(path, setShown);
  }, [path]);
  if (!shown) throw new Error(`${path} was rendered before it was loaded.`);
  return shown;
}

/** Leaves out the second press of a double click, which would follow whatever link the page that the first has opened has there. */
function useSinglePresses() {
  useEffect(() => {
    const stop = new AbortController();
    const check = (event: MouseEvent) => event.detail > 1 && linkOf(event) && event.preventDefault();
    document.addEventListener('click', check, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
}

/** Fetches the code of a page when a visitor points at, focuses or touches a link to it. */
function usePrefetchOnIntent() {
  useEffect(() => {
    const stop = new AbortController();
    const prefetch = (event: Event) => {
      const link = linkOf(event);
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

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
