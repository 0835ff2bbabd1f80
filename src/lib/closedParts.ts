/**
 * Parts of the page that only the app can open: panels of tabs that are not chosen, and closed answers. `data-closed` marks them.
 * For `boot.ts`: does without React.
 */

/** Hides them from all but the browser's search and links to their words. What the address names stays open. */
export function hideClosedParts(): void {
  for (const part of closedParts()) {
    if (!part.querySelector(':target') && !part.matches(':target ~ *')) part.setAttribute('hidden', 'until-found');
  }
  // What is found stays open (`data-found`), and the app opens it once it is there (useFound.ts).
  const markFound = (part: EventTarget) => (part as HTMLElement).setAttribute('data-found', '');
  addEventListener('beforematch', ({ target }) => target && markFound(target), { capture: true });
  // Firefox shows what a link to words leads to without that event.
  new MutationObserver((changes) => {
    if (document.documentElement.dataset.app !== 'coming') return;
    for (const { target } of changes) if ((target as HTMLElement).matches('[data-closed]:not([hidden])')) markFound(target);
  }).observe(document, { subtree: true, attributeFilter: ['hidden'] });
}

/** Shows the page as it is without script. */
export function goWithoutApp(): void {
  delete document.documentElement.dataset.app;
  for (const part of closedParts()) part.removeAttribute('hidden');
}

const closedParts = () => document.querySelectorAll<HTMLElement>('[data-closed]');
