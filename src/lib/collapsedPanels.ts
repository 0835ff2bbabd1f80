/**
 * Panels that only the app can open: panels of unselected tabs and of closed disclosures. They have `data-collapsed`.
 * The inline script uses this module, so it works without React.
 */

/** Hides the panels from everything but find-in-page and text fragments. A panel with the target of the URL stays open. */
export function collapsePanels(): void {
  // The browser opens a panel with a match, and the app keeps it open after hydration (useFindInPageMatch.ts).
  const markMatch = (panel: HTMLElement) => panel.setAttribute('data-matched', '');
  for (const panel of collapsedPanels()) {
    const target = panel.querySelector(':target');
    // Firefox has already matched the text fragment.
    if (target && !location.hash) markMatch(panel);
    if (!target && !panel.matches(':target ~ *')) panel.setAttribute('hidden', 'until-found');
  }
  addEventListener('beforematch', ({ target }) => markMatch(target as HTMLElement), { capture: true });
}

/** Makes the page look and work as it does without JavaScript. */
export function disableEnhancements(): void {
  delete document.documentElement.dataset.js;
  for (const panel of collapsedPanels()) panel.removeAttribute('hidden');
}

const collapsedPanels = () => document.querySelectorAll<HTMLElement>('[data-collapsed]');
