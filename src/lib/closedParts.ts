/**
 * Parts of the page that only the app can open: panels of tabs that are not chosen, and closed answers. `data-closed` marks them.
 * For `boot.ts`: does without React.
 */

/** Hides them from all but the browser's search and links to their words. What the address names stays open. */
export function hideClosedParts(): void {
  // What is found stays open (`data-found`), and the app opens it once it is there (useFound.ts).
  const markFound = (part: HTMLElement) => part.setAttribute('data-found', '');
  for (const part of closedParts()) {
    const isTarget = part.querySelector(':target');
    // Firefox has found what a link to words leads to by now.
    if (isTarget && !location.hash) markFound(part);
    if (!isTarget && !part.matches(':target ~ *')) part.setAttribute('hidden', 'until-found');
  }
  addEventListener('beforematch', ({ target }) => markFound(target as HTMLElement), { capture: true });
}

/** Shows the page as it is without script. */
export function goWithoutApp(): void {
  delete document.documentElement.dataset.app;
  for (const part of closedParts()) part.removeAttribute('hidden');
}

const closedParts = () => document.querySelectorAll<HTMLElement>('[data-closed]');
