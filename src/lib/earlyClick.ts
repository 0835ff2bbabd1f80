/**
 * Clicks before hydration. The inline script opens the menu and search, and records the last click on any other button or tab, which the
 * app repeats after it has hydrated. Links and fields work without the app. A submit is never repeated, because the form may have changed.
 */
import { openSearch } from './openSearch';

declare global {
  /** Null if there is none, undefined after hydration. Global, because the inline script and the app are separate bundles. */
  var earlyClick: { readonly control: HTMLElement; readonly time: number } | null | undefined;
}

/** After this time, nobody expects the effect of early input. A slow phone with 400 kbit/s can be ready nine seconds after it. */
const expiryMs = 10_000;

/** Starts recording. The inline script uses it, so it works without React. */
export function recordEarlyClick(): void {
  globalThis.earlyClick = null;
  addEventListener('click', handleClick, true);
  // A Reset that is repeated would erase what was typed after it.
  addEventListener('input', () => (globalThis.earlyClick &&= null), true);
}

function handleClick({ target }: Event) {
  if (globalThis.earlyClick === undefined) return;
  const control = target instanceof Element && target.closest<HTMLElement>('button:not([type=submit]), [role=tab]');
  if (control && !toggleMenu(control) && !startSearch(control)) globalThis.earlyClick = { control, time: performance.now() };
}

/** Opens and closes the menu of narrow windows. SiteHeader reads its state after hydration. */
function toggleMenu(button: HTMLElement): boolean {
  if (button.dataset.menu === undefined) return false;
  const isOpen = button.ariaExpanded === 'true';
  button.ariaExpanded = String(!isOpen);
  document.getElementById(button.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-open', !isOpen);
  return true;
}

function startSearch(button: HTMLElement): boolean {
  if (button.ariaHasPopup !== 'dialog') return false;
  // Safari does not focus a clicked button, and the dialog later returns focus to the element that had it.
  button.focus();
  openSearch();
  return true;
}

/** Stops recording. Call it right before hydration, because React receives later clicks. Returns the control to click again. */
export function takeEarlyClick(): HTMLElement | undefined {
  const click = globalThis.earlyClick;
  globalThis.earlyClick = undefined;
  return click && performance.now() - click.time < expiryMs && isInView(click.control) ? click.control : undefined;
}

/** Whoever has scrolled on does not wait for a dialog or a panel any more. */
function isInView(control: HTMLElement): boolean {
  const { top, bottom } = control.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}
