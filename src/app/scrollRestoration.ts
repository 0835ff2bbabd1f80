/** The scroll position and the focused control of each history entry, for Back and Forward. They last as long as the tab. */
import { newEntryState } from '../lib/changeUrl';
import { readMap, writeMap } from '../lib/sessionMap';

export interface ScrollPosition {
  readonly scrollY: number;
  /**
   * The control that had focus: its index among those of its kind, its URL or tag name, and its distance from the top of the page. Others
   * may be gone, such as the links to the errors of a form. Its ID differs after a page load.
   */
  readonly control?: readonly [index: number, kind: string, top: number];
}

const storageKey = 'scrollPositions';
const positions = readMap(storageKey, isScrollPosition);
let currentKey = '';
let currentPath = '';
// From scroll events, because some browsers have scrolled already when `popstate` fires.
let lastScrollY = 0;
/** What has or had focus outside of the search dialog. */
let lastFocused: Element | null = null;

/**
 * Saves the position on each history change, and restores it between two entries of one page. Call it before React renders, because it must
 * handle `popstate` before the router. Returns a function that stops it.
 */
export function trackScrollPosition(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  currentKey = entryKey();
  currentPath = location.pathname;
  lastScrollY = window.scrollY;
  lastFocused = document.activeElement;
  addEventListener('scroll', () => (lastScrollY = window.scrollY), { passive: true, signal });
  addEventListener('focusin', () => isInDialog() || (lastFocused = document.activeElement), { signal });
  const leaveEntry = ({ type }: Event) => {
    const key = entryKey();
    if (key !== currentKey) savePosition(type === 'popstate' ? lastScrollY : window.scrollY);
    currentKey = key;
    const position = positions.get(key);
    // Between tabs and sections of one page, browsers scroll to the fragment after `popstate`. Other pages restore more (routeChange.ts).
    if (type === 'popstate' && position && location.pathname === currentPath)
      setTimeout(() => scrollTo({ top: position.scrollY, behavior: 'instant' }));
    currentPath = location.pathname;
  };
  // The router dispatches `pushState` after it, or a tab, has made an entry. A link to a fragment fires `popstate`.
  for (const type of ['popstate', 'pushState']) addEventListener(type, leaveEntry, { signal });
  addEventListener('pagehide', () => (savePosition(window.scrollY), writeMap(storageKey, positions)), { signal });
  return () => controller.abort();
}

/** Saves the position of the current history entry. Search leaves a page from its dialog. */
function savePosition(scrollY: number): void {
  const focused = isInDialog() ? lastFocused : document.activeElement;
  const control = controls().find((element) => element === focused);
  // Back and Forward in quick succession leave an entry before its focus is restored.
  if (!control) return void positions.set(currentKey, { ...positions.get(currentKey), scrollY });
  const kind = kindOf(control);
  positions.set(currentKey, { scrollY, control: [controls(kind).indexOf(control), kind, topOf(control)] });
}

/** The saved position of the current history entry; undefined on the first visit. */
export function readScrollPosition(): ScrollPosition | undefined {
  currentKey = entryKey();
  return positions.get(currentKey);
}

/** The saved control, and all before it, nearest first: if it is in a closed menu, focus goes to the button of the menu. */
export function savedControls({ control }: ScrollPosition): readonly HTMLElement[] {
  if (!control) return [];
  const [index, kind] = control;
  const saved = controls(kind)[index];
  const all = controls();
  return saved ? all.slice(0, all.indexOf(saved) + 1).reverse() : [];
}

/** The distance from the top of the page. */
export function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top + window.scrollY;
}

/** Not those of the search dialog, whose number changes with the query. */
function controls(kind?: string): readonly HTMLElement[] {
  const selector = ':is(a[href], button, input, select, textarea, summary, [role=tab]):not(dialog *)';
  const all = Array.from(document.querySelectorAll<HTMLElement>(selector));
  return kind === undefined ? all : all.filter((control) => kindOf(control) === kind);
}

function kindOf(control: HTMLElement): string {
  return control instanceof HTMLAnchorElement ? control.href : control.tagName;
}

function isInDialog(): boolean {
  return Boolean(document.activeElement?.closest('dialog'));
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
  if (!('control' in value)) return true;
  return Array.isArray(value.control) && value.control.map((part) => typeof part).join() === 'number,string,number';
}
