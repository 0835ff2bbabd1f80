/** The scroll position and the focused control of each history entry, for Back and Forward. They last as long as the tab. */
import { newEntryState } from '../lib/changeUrl';
import { readMap, writeMap } from '../lib/sessionMap';

export interface ScrollPosition {
  readonly scrollY: number;
  /** The index of the control that had focus, among all controls, and its URL or tag name. Its ID differs after a page load. */
  readonly control?: readonly [index: number, kind: string];
}

const storageKey = 'scrollPositions';
const positions = readMap(storageKey, isScrollPosition);
let currentKey = '';
// From scroll events: some browsers have scrolled already when `popstate` fires.
let lastScrollY = 0;
/** What has or had focus outside of the search dialog. */
let lastFocused: Element | null = null;

/**
 * Saves the position on each history change. Call it before React renders, because it must handle `popstate` before the router.
 * Returns a function that stops it.
 */
export function trackScrollPosition(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  currentKey = entryKey();
  lastScrollY = window.scrollY;
  lastFocused = document.activeElement;
  addEventListener('scroll', () => (lastScrollY = window.scrollY), { passive: true, signal });
  addEventListener('focusin', () => isInDialog() || (lastFocused = document.activeElement), { signal });
  const leaveEntry = () => {
    const key = entryKey();
    // `hashchange` follows `popstate`.
    if (key !== currentKey) savePosition();
    currentKey = key;
  };
  // The router dispatches `pushState` after it, or a tab, has made an entry. A link to a fragment makes one too.
  for (const type of ['popstate', 'pushState', 'hashchange']) addEventListener(type, leaveEntry, { signal });
  addEventListener('pagehide', () => (savePosition(), writeMap(storageKey, positions)), { signal });
  return () => controller.abort();
}

/** Saves the position of the current history entry. Search leaves a page from its dialog. */
function savePosition(): void {
  const focused = isInDialog() ? lastFocused : document.activeElement;
  const all = controls();
  const index = all.findIndex((control) => control === focused);
  const control = all[index];
  positions.set(currentKey, { scrollY: lastScrollY, ...(control && { control: [index, kindOf(control)] as const }) });
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
  const all = controls()
    .slice(0, index + 1)
    .reverse();
  return all[0] && kindOf(all[0]) === kind ? all : [];
}

function controls(): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [role=tab]'));
}

function kindOf(control: HTMLElement): string {
  return control instanceof HTMLAnchorElement ? control.href : control.tagName;
}

function isInDialog(): boolean {
  return Boolean(document.activeElement?.closest('[role=dialog]'));
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
  return Array.isArray(value.control) && typeof value.control[0] === 'number' && typeof value.control[1] === 'string';
}
