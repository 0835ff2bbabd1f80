/**
 * The last click on a button or tab before hydration. The inline script records it, and the app repeats it after it has hydrated. Links
 * and fields work without the app. A submit is never repeated, because the form may have changed since.
 */

declare global {
  /** Null if there is none, undefined after hydration. Global, because the inline script and the app are separate bundles. */
  var earlyClick: { readonly control: HTMLElement; readonly time: number } | null | undefined;
}

/** After this time, nobody expects the effect of early input. A slow phone with 400 kbit/s can be ready nine seconds after it. */
const expiryMs = 10_000;

/** Whether somebody still expects the effect of input. `time` is on the clock of `performance.now()`. */
export const isRecent = (time: number) => performance.now() - time < expiryMs;

/** Starts recording. The inline script uses it, so it works without React. */
export function recordEarlyClick(): void {
  globalThis.earlyClick = null;
  addEventListener('click', handleClick, true);
}

function handleClick({ target }: Event) {
  if (globalThis.earlyClick === undefined) return;
  const control = target instanceof Element && target.closest<HTMLElement>('button:not([type=submit], [aria-haspopup]), [role=tab]');
  if (control && !toggleMenu(control)) globalThis.earlyClick = { control, time: performance.now() };
}

/** Opens and closes the menu of narrow windows. SiteHeader reads its state after hydration. */
function toggleMenu(button: HTMLElement): boolean {
  if (button.dataset.menu === undefined) return false;
  const isOpen = button.ariaExpanded === 'true';
  button.ariaExpanded = String(!isOpen);
  document.getElementById(button.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-open', !isOpen);
  return true;
}

/** Stops recording. Call it right before hydration, because React receives later clicks. Returns the control to click again. */
export function takeEarlyClick(): HTMLElement | undefined {
  const click = globalThis.earlyClick;
  globalThis.earlyClick = undefined;
  return click && isRecent(click.time) && isInView(click.control) ? click.control : undefined;
}

/** Whoever has scrolled on does not wait for a dialog or a panel any more. */
function isInView(control: HTMLElement): boolean {
  const { top, bottom } = control.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}
