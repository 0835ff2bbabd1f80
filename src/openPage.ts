/** Gets a visitor to another page without a page load: the code of the page is fetched first, and the latest wish wins, Back included. */
import type { AroundNavHandler } from 'wouter';
import { frame } from './content/frame';
import { arrive } from './layout/arrive';
import { announce, announcementDelay, silence } from './lib/announce';
import { withoutBase } from './lib/base';
import { leavePlace, newEntryState } from './lib/places';
import { type LoadedPage, loadPage } from './loadPage';
import { normalizePath } from './routes';

/** What takes longer, in ms, is said to be on its way. */
const signDelay = 300;
/** What takes as long as this is left to the browser. */
const patience = 4000;

/** What has been wished for and has not come yet. */
let wish: { readonly href: string; readonly drop: () => void } | undefined;

/** Follows a link: loads the code of the page before the address changes, so that no click shows a blank page. */
export const openPage: AroundNavHandler = async (navigate, to, options) => {
  // Pressed again while it is on its way: no second wait.
  if (wish?.href === to) return;
  try {
    const target = new URL(to, location.href);
    await fetchPage(withoutBase(target.pathname) ?? target.pathname, to);
    const isSamePage = normalizePath(target.pathname) === normalizePath(location.pathname);
    leavePlace();
    // As browsers do: a link to the address that is shown adds no history entry.
    const replace = options?.replace || target.href === location.href;
    navigate(to, { ...options, replace, state: newEntryState() });
    // Where a page has changed its history too often, Safari throws and Chromium changes nothing.
    if (location.href !== target.href) throw new Error('The address did not change.');
    if (isSamePage) arrive();
  } catch {
    // The prerendered page works without the code that could not be fetched.
    leave(() => location.assign(to));
  }
};

/** Shows the page that Back or Forward has led to, once its code is there. Without its code, the browser loads it. */
export function showPage(path: string, show: (page: LoadedPage) => void): void {
  fetchPage(path, path).then(show, () => leave(() => location.reload()));
}

/** Makes Back and Forward end what is on its way. Call before React renders, as `watchPlaces`: the router must hear of them later. */
export function watchWishes(): () => void {
  const stop = new AbortController();
  addEventListener('popstate', dropWish, { signal: stop.signal });
  // Out of the back/forward cache: what was wished for before is long forgotten.
  addEventListener('pageshow', ({ persisted }) => persisted && dropWish(), { signal: stop.signal });
  return () => stop.abort();
}

/** Rejects when the code cannot be fetched or takes too long. Never settles when there is a later wish. */
function fetchPage(path: string, href: string): Promise<LoadedPage> {
  dropWish();
  return new Promise((resolve, reject) => {
    let isSigned = false;
    const sign = setTimeout(() => {
      isSigned = true;
      announce(frame.loading, true);
    }, signDelay - announcementDelay);
    const limit = setTimeout(() => settle(reject), patience);
    const drop = () => {
      clearTimeout(sign);
      clearTimeout(limit);
      if (isSigned) silence();
    };
    const own = (wish = { href, drop });
    const settle = (end: () => void) => {
      if (wish !== own) return;
      dropWish();
      end();
    };
    loadPage(path).then((page) => settle(() => resolve(page)), () => settle(reject));
  });
}

function dropWish() {
  const last = wish;
  wish = undefined;
  last?.drop();
}

/** Leaves a page to the browser, which goes on loading it, whatever the app shows meanwhile, until it is told to stop. */
function leave(go: () => void) {
  go();
  wish = { href: '', drop: () => stop() };
}
