/** After a client navigation, announces the page, moves focus, and scrolls, as a browser does after a page load. */
import { announce } from '../lib/announce';
import { currentHash } from '../lib/hash';
import { moveFocus, showFocus } from '../lib/moveFocus';
import { readScrollPosition, savedControls, topOf, type ScrollPosition } from './scrollRestoration';

/** Back and Forward restore focus and scroll position. A link goes to its fragment, or to the top and the main heading. */
export function handleRouteChange(): void {
  const position = readScrollPosition();
  announce(document.title);
  if (position) {
    restoreScrollAndFocus(position);
    // After `popstate` the browser scrolls to the fragment and moves focus away, and React Aria renders the rows of tabs late.
    setTimeout(() => restoreScrollAndFocus(position));
    return;
  }
  const hash = currentHash();
  const target = hash ? document.getElementById(hash) : null;
  if (!target) return goToHeading();
  // As browsers do for fragments.
  target.closest('details')?.setAttribute('open', '');
  moveFocus(target);
  target.scrollIntoView({ behavior: 'instant' });
  showFocus();
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
  showFocus();
}

function goToHeading() {
  moveFocus(heading());
  scrollTo({ top: 0, behavior: 'instant' });
  showFocus();
}

function heading(): HTMLElement | null {
  return document.querySelector('h1');
}
