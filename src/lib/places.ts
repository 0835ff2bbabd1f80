/** Where a visitor was on each page of the session: scroll position and link, for Back and Forward. */
import { storedMap, storeMap } from './storedMap';

export interface Place {
  readonly scrollY: number;
  /** Index in `document.links` of the link that had focus, and its address. */
  readonly link?: readonly [index: number, href: string];
}

const storageKey = 'places';
const places = storedMap(storageKey, isPlace);
let current = '';
// Read from scroll events: when `popstate` fires, some browsers have already scrolled, and in `pagehide` Chromium takes all fonts for
// changed, so that asking would lay out the whole page once more.
let scrollY = 0;

/**
 * Call once, before React renders: `popstate` listeners run in the order in which they were added, and what is being
 * left must be read before the router shows the next page. Returns what undoes it.
 */
export function watchPlaces(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  current = entryKey();
  scrollY = window.scrollY;
  addEventListener('scroll', () => (scrollY = window.scrollY), { passive: true, signal });
  addEventListener('popstate', () => (leavePlace(scrollY), (current = entryKey())), { signal });
  // A link to a part of the same page has made a new entry.
  addEventListener('hashchange', () => (current = entryKey()), { signal });
  addEventListener('pagehide', () => (leavePlace(scrollY), storeMap(storageKey, places)), { signal });
  return () => stop.abort();
}

/**
 * Remembers the place in the history entry that is being left. After a press on a link not by the last scroll event: on a busy
 * machine it is yet to come.
 */
export function leavePlace(scrollY = window.scrollY): void {
  const index = Array.from(document.links).indexOf(document.activeElement as HTMLAnchorElement);
  const link = document.links[index];
  places.set(current, { scrollY, ...(link && { link: [index, link.href] as const }) });
}

/** The place in the current history entry, if it was visited before. */
export function enterPlace(): Place | undefined {
  current = entryKey();
  return places.get(current);
}

/** History state that tells the entry apart from others with the same address. */
export function newEntryState(): { readonly key: string } {
  // No `crypto.randomUUID()`, which browsers withhold from pages that come by plain HTTP.
  return { key: `${Date.now()} ${Math.random()}` };
}

function entryKey(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state && 'key' in state && typeof state.key === 'string') return state.key;
  return location.pathname;
}

/** Whole: what is used of a place when a page is entered may throw nothing. */
export function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || !value || !('scrollY' in value) || typeof value.scrollY !== 'number') return false;
  if (!('link' in value)) return true;
  return Array.isArray(value.link) && typeof value.link[0] === 'number' && typeof value.link[1] === 'string';
}
