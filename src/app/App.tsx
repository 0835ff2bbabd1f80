/** The whole site as one React tree: the same on the server, in the browser, and in tests. */
import { StrictMode, useEffect, useRef, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { Layout } from '../layout/Layout/Layout';
import { withBase, withoutBase } from '../lib/base';
import type { PageMeta } from '../routes';
import { ErrorBoundary } from './ErrorBoundary';
import { updateHead } from './head';
import { loadedPage, type LoadedPage, loadPage } from './loadPage';
import { openPage, showPage } from './navigation';
import { handleRouteChange } from './routeChange';

interface AppProps {
  /** The path of the page for prerendering and hydration; after that the router reads the URL. */
  readonly ssrPath?: string;
  /** Called when the first render is committed. */
  readonly onHydrated?: () => void;
}

/** The root component. `loadPage` must have resolved for the first page before it renders, or it throws. */
export function App({ ssrPath, onHydrated }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      <Router base={withBase('')} ssrPath={ssrPath && withBase(ssrPath)} aroundNav={openPage}>
        <Site />
      </Router>
    </StrictMode>
  );
}

function Site() {
  const shown = useShownPage();
  const { page, content } = shown;
  const [firstPage] = useState(shown);
  useRouteChange(page);
  usePrefetchOnIntent();
  useSingleClicks();
  return (
    <Layout page={page}>
      {/* The first page has prerendered HTML, which hydrate() restores after an error. */}
      {shown === firstPage ? content : <ErrorBoundary key={page.id}>{content}</ErrorBoundary>}
    </Layout>
  );
}

/** The page at the current URL, or the previous page while its code loads (Back after a reload). */
function useShownPage(): LoadedPage {
  const [path] = useLocation();
  const requested = loadedPage(path);
  const [shown, setShown] = useState(requested);
  if (requested && shown !== requested) setShown(requested);
  // `openPage` loads the page of a link before the URL changes, so only Back and Forward get here without it.
  useEffect(() => {
    if (!loadedPage(path)) void showPage(path, setShown);
  }, [path]);
  if (!shown) throw new Error(`${path} was rendered before it was loaded.`);
  return shown;
}

function useRouteChange(page: PageMeta) {
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    updateHead(page);
    handleRouteChange();
  }, [page]);
}

/** Ignores the second click of a double click: it would follow a link of the page that the first click has opened. */
function useSingleClicks() {
  useEffect(() => {
    const handleClick = (event: MouseEvent) => event.detail > 1 && linkOf(event) && event.preventDefault();
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, []);
}

/** Fetches the code of a page when a visitor points at, focuses, or touches a link to it. */
function usePrefetchOnIntent() {
  useEffect(() => {
    const controller = new AbortController();
    const prefetch = (event: Event) => {
      const link = linkOf(event);
      const path = link?.origin === location.origin ? withoutBase(link.pathname) : undefined;
      // `openPage` handles failures when the visitor follows the link.
      if (path) loadPage(path).catch(() => {});
    };
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(type, prefetch, { passive: true, signal: controller.signal });
    }
    return () => controller.abort();
  }, []);
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
