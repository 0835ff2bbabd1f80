/** After a client navigation, announces the page, scrolls, and moves focus, as a browser does after a page load. */
import { announce } from '../lib/announce';
import { currentHash } from '../lib/hash';
import { moveFocus, showMagnified } from '../lib/moveFocus';
import { readScrollPosition, savedControls, topOf, type ScrollPosition } from './scrollRestoration';

let frame = 0;

/** Back and Forward restore focus and scroll position. A link goes to its fragment, or to the top and the main heading. */
export function handleRouteChange(): void {
  announce(document.title);
  scrollToEntry();
  afterPaint(() => {
    // By now, Tab may have scrolled the page, or a second press of Back may have led to another entry of it.
    const { position, target } = scrollToEntry();
    if (position) restoreScrollAndFocus(position);
    else moveFocus(target ?? heading());
    showMagnified(document.activeElement);
  });
}

/** Scrolls to the saved position of the current history entry, to its fragment, or to the top. */
function scrollToEntry() {
  const position = readScrollPosition();
  const target = document.getElementById(currentHash());
  if (target && !position) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: position?.scrollY ?? 0, behavior: 'instant' });
  return { position, target };
}

/**
 * If focus moved in the frame that shows a page with tabs, Orca 43 would read on from the selected tab instead. After `popstate`, the
 * browser scrolls and moves focus away too.
 */
function afterPaint(callback: () => void) {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => (frame = requestAnimationFrame(callback)));
}

/** Moves focus to the saved control or the main heading, and scrolls to the saved position. */
function restoreScrollAndFocus(position: ScrollPosition): void {
  const saved = savedControls(position);
  const focused = saved.find((control) => {
    // A press of a tab moves focus to it before it makes an entry.
    const shown = control.closest('[role=tablist]')?.querySelector<HTMLElement>('[aria-selected=true]') ?? control;
    shown.focus({ preventScroll: true });
    // Hidden controls take no focus.
    return document.activeElement === shown;
  });
  if (!focused) moveFocus(heading());
  scrollTo({ top: position.scrollY, behavior: 'instant' });
  // What is above the control may be taller or shorter now, such as a form without its errors.
  if (focused && focused === saved[0] && position.control) scrollBy({ top: topOf(focused) - position.control[2], behavior: 'instant' });
}

function heading(): HTMLElement | null {
  return document.querySelector('h1');
}
