/**
 * Clicks on buttons and tabs before hydration. The inline script queues them, and the app repeats them after it has hydrated. Links and
 * fields work without the app. An app that loads late repeats the clicks as well.
 */

declare global {
  /** Global, because the inline script and the app are separate bundles. */
  var earlyClicks: HTMLElement[] | undefined;
}

/** Starts the queue. The inline script uses it, so it works without React. */
export function queueEarlyClicks(): void {
  globalThis.earlyClicks = [];
  addEventListener('click', handleClick, true);
}

function handleClick({ target }: Event) {
  const control = target instanceof Element && target.closest<HTMLElement>('button, [role=tab]');
  if (control && globalThis.earlyClicks && !toggleMenu(control)) globalThis.earlyClicks.push(control);
}

/** Opens and closes the menu of narrow windows. SiteHeader reads its state after hydration. */
function toggleMenu(button: HTMLElement): boolean {
  if (button.dataset.menu === undefined) return false;
  const isOpen = button.ariaExpanded === 'true';
  button.ariaExpanded = String(!isOpen);
  document.getElementById(button.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-open', !isOpen);
  return true;
}

/** Stops the queue. Call it right before hydration, because React receives later clicks. Returns a function that repeats the clicks. */
export function drainEarlyClicks(): () => Promise<void> {
  const controls = globalThis.earlyClicks ?? [];
  globalThis.earlyClicks = undefined;
  return async () => {
    for (const control of controls) {
      control.click();
      // React renders the effect of one click before the next.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}
