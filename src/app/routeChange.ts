/** After a client navigation, announces the page, scrolls, and moves focus, as a browser does after a page load. */
import { announce } from '../lib/announce';
import { currentHash } from '../lib/hash';
import { moveFocus, showMagnified } from '../lib/moveFocus';
import { readScrollPosition, savedControls, topOf, type ScrollPosition } from './scrollRestoration';

let frame = 0;

/** Back and Forward restore focus and scroll position. A link goes to its fragment, or to the top and the main heading. */
export function handleRouteChange(): void {
  const position = readScrollPosition();
  const hash = currentHash();
  const target = hash ? document.getElementById(hash) : null;
  announce(document.title);
  if (target && !position) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: position?.scrollY ?? 0, behavior: 'instant' });
  afterPaint(() => {
    if (position) restoreScrollAndFocus(position);
    else moveFocus(target ?? heading());
    showMagnified(document.activeElement);
  });
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
    control.focus({ preventScroll: true });
    // Hidden controls take no focus.
    return document.activeElement === control;
  });
  if (!focused) moveFocus(heading());
  scrollTo({ top: position.scrollY, behavior: 'instant' });
  // What is above the control may be taller or shorter now, such as a form without its errors.
  if (focused && focused === saved[0] && position.control) scrollBy({ top: topOf(focused) - position.control[2], behavior: 'instant' });
}

function heading(): HTMLElement | null {
  return document.querySelector('h1');
}
