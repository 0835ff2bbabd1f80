/**
 * Client navigation: the code of a page loads before the URL changes, so no click shows a blank page. The latest click wins, and a
 * load that fails or takes too long becomes a full page load.
 */
import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { layoutText } from '../content/interface';
import { announce, emptyRegionMs, silence } from '../lib/announce';
import { withoutBase } from '../lib/base';
import { keyOf } from '../lib/keyOf';
import { loadedPage, type LoadedPage, loadPage } from './loadPage';
import { newEntryState } from '../lib/changeUrl';
import { notFound } from '../content/siteRoutes';
import { handleRouteChange } from './routeChange';

const loadingMessageDelayMs = 300;
const timeoutMs = 4000;

interface PendingNavigation {
  readonly href: string;
  readonly controller: AbortController;
}

let pendingNavigation: PendingNavigation | undefined;

/** Follows a link, for wouter's `aroundNav`. */
export const openPage: AroundNavHandler = async (navigate, to, options) => {
  // A second click on the same link does not start again.
  if (pendingNavigation?.href === to) return;
  const target = new URL(to, location.href);
  const outcome = await fetchPage(pathOf(target), to);
  if (outcome === 'canceled') return;
  const isSamePage = outcome === loadedPage(pathOf(location));
  // The search index may be newer than the app, and name a page that the app does not know.
  if (outcome === 'failed' || (outcome.page === notFound && !isSamePage)) return fallBackToPageLoad(() => location.assign(to));
  try {
    // Browsers add no history entry for a link to the current URL.
    // Synchronous, because a link to a closed tab of this page must show its panel before focus moves there.
    flushSync(() => navigate(to, { ...options, replace: options?.replace || target.href === location.href, state: newEntryState() }));
  } catch {
    // Safari throws after 100 history changes in 30 seconds.
  }
  // Chromium ignores too many changes instead of throwing.
  if (location.href !== target.href) fallBackToPageLoad(() => location.assign(to));
  else if (isSamePage) handleRouteChange();
};

/** Shows the page that Back or Forward leads to after its code has loaded. */
export async function showPage(path: string, show: (page: LoadedPage) => void): Promise<void> {
  const outcome = await fetchPage(path, path);
  if (outcome === 'failed') fallBackToPageLoad(() => location.reload());
  else if (outcome !== 'canceled') show(outcome);
}

/**
 * Cancels the pending navigation on Back and Forward, and on Esc, which stops a page load in browsers. Call it before React renders, to
 * handle `popstate` before the router. Returns a function that stops it.
 */
export function cancelOnBackAndEscape(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('popstate', cancelNavigation, { signal });
  // After Back, the URL is already that of the pending page.
  const isLink = () => pendingNavigation?.href !== pathOf(location);
  addEventListener('keydown', (event) => keyOf(event) === 'Escape' && isLink() && cancelNavigation(), { signal, capture: true });
  // A page from the back/forward cache still has its pending navigation.
  addEventListener('pageshow', ({ persisted }) => persisted && cancelNavigation(), { signal });
  return () => controller.abort();
}

/** The loaded page, or the reason that there is none. Never rejects. */
async function fetchPage(path: string, href: string): Promise<LoadedPage | 'failed' | 'canceled'> {
  const signal = startNavigation(href);
  let isMessageShown = false;
  const message = setTimeout(() => {
    isMessageShown = true;
    announce(layoutText.loading, true);
  }, loadingMessageDelayMs - emptyRegionMs);
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const outcome = await Promise.race([
    loadPage(path).catch(() => 'failed' as const),
    new Promise<'failed'>((resolve) => (timeout = setTimeout(resolve, timeoutMs, 'failed'))),
    new Promise<'canceled'>((resolve) => signal.addEventListener('abort', () => resolve('canceled'))),
  ]);
  clearTimeout(message);
  clearTimeout(timeout);
  if (isMessageShown) silence();
  if (signal.aborted) return 'canceled';
  pendingNavigation = undefined;
  return outcome;
}

function startNavigation(href: string): AbortSignal {
  cancelNavigation();
  const controller = new AbortController();
  pendingNavigation = { href, controller };
  return controller.signal;
}

function cancelNavigation() {
  pendingNavigation?.controller.abort();
  pendingNavigation = undefined;
}

/** The app keeps working until the browser has loaded the page; the next navigation stops that load. */
function fallBackToPageLoad(load: () => void) {
  const signal = startNavigation('');
  load();
  signal.addEventListener('abort', () => stop());
}

function pathOf({ pathname }: Pick<URL, 'pathname'>): string {
  return withoutBase(pathname) ?? pathname;
}
