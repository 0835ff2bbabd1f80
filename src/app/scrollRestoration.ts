/** The scroll position and the focused link of each history entry, for Back and Forward. They last as long as the tab. */
import { newEntryState } from '../lib/changeUrl';
import { readMap, writeMap } from '../lib/sessionMap';

export interface ScrollPosition {
  readonly scrollY: number;
  /** The index in `document.links` of the link that had focus, and its URL. */
  readonly link?: readonly [index: number, href: string];
}

const storageKey = 'scrollPositions';
const positions = readMap(storageKey, isScrollPosition);
let currentKey = '';
// From scroll events: some browsers have scrolled already when `popstate` fires.
let lastScrollY = 0;

/**
 * Saves the position on each history change. Call it before React renders, because it must handle `popstate` before the router.
 * Returns a function that stops it.
 */
export function trackScrollPosition(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  currentKey = entryKey();
  lastScrollY = window.scrollY;
  addEventListener('scroll', () => (lastScrollY = window.scrollY), { passive: true, signal });
  const leaveEntry = () => {
    const key = entryKey();
    // `hashchange` follows `popstate`.
    if (key !== currentKey) saveScrollPosition(lastScrollY);
    currentKey = key;
  };
  // The router dispatches `pushState` after it, or a tab, has made an entry. A link to a fragment makes one too.
  for (const type of ['popstate', 'pushState', 'hashchange']) addEventListener(type, leaveEntry, { signal });
  addEventListener('pagehide', () => (saveScrollPosition(lastScrollY), writeMap(storageKey, positions)), { signal });
  return () => controller.abort();
}

/** Saves the position of the current history entry. */
export function saveScrollPosition(scrollY = window.scrollY): void {
  const index = Array.from(document.links).indexOf(document.activeElement as HTMLAnchorElement);
  const link = document.links[index];
  positions.set(currentKey, { scrollY, ...(link && { link: [index, link.href] as const }) });
}

/** The saved position of the current history entry; undefined on the first visit. */
export function readScrollPosition(): ScrollPosition | undefined {
  currentKey = entryKey();
  return positions.get(currentKey);
}

/** The saved link, if the page still has it. */
export function savedLink({ link }: ScrollPosition): HTMLElement | undefined {
  if (!link) return undefined;
  const [index, href] = link;
  return document.links[index]?.href === href ? document.links[index] : undefined;
}

/** The key of the current history entry. Entries of page loads and of fragments have none, so they get one. */
function entryKey(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state && 'key' in state && typeof state.key === 'string') return state.key;
  const entry = newEntryState();
  try {
    history.replaceState(entry, '');
  } catch {
    // Safari refuses after 100 changes in 30 seconds. Until it accepts one, the position of this entry is not restored.
  }
  return entry.key;
}

/** Checks every part, because any script may have written the storage. */
function isScrollPosition(value: unknown): value is ScrollPosition {
  if (typeof value !== 'object' || !value || !('scrollY' in value) || typeof value.scrollY !== 'number') return false;
  if (!('link' in value)) return true;
  return Array.isArray(value.link) && typeof value.link[0] === 'number' && typeof value.link[1] === 'string';
}
