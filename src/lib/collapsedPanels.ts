/**
 * Panels that only the app can open: those of unselected tabs, and closed answers. They carry `data-collapsed`.
 * For the inline script: works without React.
 */

/** Hides them from everything but find-in-page and text fragments. The target of the URL stays open. */
export function collapsePanels(): void {
  // A match stays open, and the app opens it after hydration (useFindInPageMatch.ts).
  const markMatch = (panel: HTMLElement) => panel.setAttribute('data-matched', '');
  for (const panel of collapsedPanels()) {
    const target = panel.querySelector(':target');
    // Firefox has already found the words of a text fragment.
    if (target && !location.hash) markMatch(panel);
    if (!target && !panel.matches(':target ~ *')) panel.setAttribute('hidden', 'until-found');
  }
  addEventListener('beforematch', ({ target }) => markMatch(target as HTMLElement), { capture: true });
}

/** Shows the page as it is without JavaScript. */
export function disableEnhancements(): void {
  delete document.documentElement.dataset.js;
  for (const panel of collapsedPanels()) panel.removeAttribute('hidden');
}

const collapsedPanels = () => document.querySelectorAll<HTMLElement>('[data-collapsed]');
