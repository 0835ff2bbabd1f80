/**
 * The last click on a button or tab before hydration. The inline script records it, and the app repeats it after it has hydrated, even
 * if it loads late. Links and fields work without the app.
 */

declare global {
  /** The clicked button or tab, or null if there is none. Global, because the inline script and the app are separate bundles. */
  var earlyClick: HTMLElement | null | undefined;
}

/** Starts recording. The inline script uses it, so it works without React. */
export function recordEarlyClick(): void {
  globalThis.earlyClick = null;
  addEventListener('click', handleClick, true);
}

function handleClick({ target }: Event) {
  if (globalThis.earlyClick === undefined) return;
  const control = target instanceof Element && target.closest<HTMLElement>('button, [role=tab]');
  if (control && !toggleMenu(control)) globalThis.earlyClick = control;
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
export function takeEarlyClick(): HTMLElement | null | undefined {
  const control = globalThis.earlyClick;
  globalThis.earlyClick = undefined;
  return control;
}
