/** The whole site as one React tree: the same on the server, in the browser, and in tests. */
import { StrictMode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { layoutText } from '../content/interface';
import { Layout } from '../layout/Layout/Layout';
import { announce } from '../lib/announce';
import { withBase, withoutBase } from '../lib/base';
import { arePanelsOpened, closePanels } from '../lib/collapsedPanels';
import { keepInPlace } from '../lib/keepInPlace';
import { showMagnified } from '../lib/moveFocus';
import type { PageMeta } from '../content/routes';
import { notFound } from '../content/siteRoutes';
import { updateHead } from './head';
import { findPage, loadedPage, type LoadedPage, loadPage } from './loadPage';
import { openPage, showPage } from './navigation';
import { handleRouteChange } from './routeChange';

interface AppProps {
  /** The path of the page for prerendering and hydration; after that the router reads the URL. */
  readonly ssrPath?: string;
  /** Called when the first render is in the document, before the effects that read it. */
  readonly onCommit?: () => void;
  /** Called after these effects. */
  readonly onHydrated?: () => void;
}

/** The root component. `loadPage` must have resolved for the first page before it renders, or it throws. */
export function App({ ssrPath, onCommit, onHydrated }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      <FirstEffect onCommit={onCommit} />
      <Router base={withBase('')} ssrPath={ssrPath && withBase(ssrPath)} aroundNav={openPage}>
        <Site />
      </Router>
    </StrictMode>
  );
}

/** React runs layout effects in the order of the tree, so this one comes before those of the site. */
function FirstEffect({ onCommit }: Pick<AppProps, 'onCommit'>) {
  useLayoutEffect(() => onCommit?.(), [onCommit]);
  return null;
}

function Site() {
  const { page, content } = useShownPage();
  useRouteChange(page);
  useDocumentListeners();
  useOpenedPanels(page);
  return <Layout page={page}>{content}</Layout>;
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

/** Panels that have opened because the app was late stay open until the visitor uses a tab or a disclosure. */
function useOpenedPanels(page: PageMeta) {
  useEffect(() => {
    const observer = new MutationObserver(([change]) => {
      keepInPlace(change?.target as Element, closePanels);
      observer.disconnect();
    });
    const attributes = { subtree: true, attributeFilter: ['aria-selected', 'aria-expanded'] };
    const main = document.querySelector('main');
    if (main && arePanelsOpened()) observer.observe(main, attributes);
    return () => {
      observer.disconnect();
      closePanels();
    };
  }, [page]);
}

/** What a component would have to do for each of its elements. */
function useDocumentListeners() {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    for (const type of ['mousedown', 'click', 'keydown'] as const) document.addEventListener(type, ignoreRepeat, { capture: true, signal });
    for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
      document.addEventListener(type, prefetch, { passive: true, signal });
    document.addEventListener('click', showFragment, { signal });
    for (const type of ['error', 'unhandledrejection'] as const) addEventListener(type, showFailure, { signal });
    return () => controller.abort();
  }, []);
}

let firstControl: Element | null = null;

/**
 * The second click of a double click, and a held Enter or Esc key, do nothing on a link, and on what the first has put under the pointer or
 * given focus, such as another page.
 */
function ignoreRepeat(event: MouseEvent | KeyboardEvent) {
  const target = event.target instanceof Element ? event.target.closest('a[href], button, input, label, summary, [role=tab]') : null;
  const control = target instanceof HTMLLabelElement ? target.control : target;
  const isRepeat = event instanceof KeyboardEvent ? event.repeat && /^(Enter|Escape)$/.test(event.key) : event.detail > 1;
  // The click of a press that slides off has another target.
  if (!isRepeat && event.type !== 'click') firstControl = control;
  if (!isRepeat || (control === firstControl && !linkOf(event))) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Fetches the code of a page when a visitor points at, focuses, or touches a link to it. */
function prefetch(event: Event) {
  const link = linkOf(event);
  const path = link?.origin === location.origin ? withoutBase(link.pathname) : undefined;
  if (path) prefetchPage(path).catch(() => {});
}

/** Links lead to files too. `openPage` handles failures when the visitor follows the link. */
async function prefetchPage(path: string) {
  if ((await findPage(path)) !== notFound) await loadPage(path);
}

/** For a link to a fragment, browsers scroll a magnified window down, but not always to the start of the line. */
function showFragment(event: Event) {
  const [, id] = /^#(.+)/.exec(linkOf(event)?.getAttribute('href') ?? '') ?? [];
  if (id) setTimeout(() => showMagnified(document.getElementById(id)));
}

/** Shows a message when an event handler throws or a promise rejects. After such an error, React keeps the page. */
function showFailure(event: ErrorEvent | PromiseRejectionEvent) {
  const error: unknown = 'reason' in event ? event.reason : event.error;
  // Extensions throw too, and browsers report a ResizeObserver that needs another frame.
  if (error instanceof Error && error.stack?.includes(location.origin)) announce(layoutText.failure, true);
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
