/**
 * Panels that only the app can open: panels of unselected tabs and of closed disclosures. Four attributes describe them:
 *
 * | attribute | set by | read by | removed |
 * | --- | --- | --- | --- |
 * | `data-collapsed` | TabPanel and Accordion, also in prerendered HTML | this module, Tabs, and style sheets | when the panel opens |
 * | `hidden="until-found"` | this module before hydration, then TabPanel and React Aria | browsers and style sheets | when the panel opens, or by this module when the app fails |
 * | `data-matched` | this module, when find-in-page, a text fragment, or the chosen code language matches | style sheets and useFindInPageMatch | at hydration, or when the panel opens |
 * | `data-opened` of the root | this module, when the app does not arrive | style sheets, which show every panel | when the visitor uses a tab or a disclosure |
 *
 * The inline script uses this module, so it works without React.
 */

import { codeLanguageChoice } from './codeLanguage';

/** Hides the panels from everything but find-in-page and text fragments. A panel with the target of the URL stays open. */
export function collapsePanels(): void {
  // The browser opens a panel with a match, and the app keeps it open after hydration (useFindInPageMatch.ts).
  const markMatch = (panel: HTMLElement) => panel.setAttribute('data-matched', '');
  // Not by the app alone: after a reload or Back, the browser scrolls to where the visitor has read samples in this language.
  const chosen = `[data-follows-language] > * > [id$="-${codeLanguageChoice.read()}-panel"]`;
  for (const panel of collapsedPanels()) {
    const target = panel.querySelector(':target');
    // Firefox has already matched the text fragment.
    if ((target && !location.hash) || panel.matches(chosen)) markMatch(panel);
    if (!target && !panel.matches(`${chosen}, :target ~ *`)) panel.setAttribute('hidden', 'until-found');
  }
  addEventListener('beforematch', ({ target }) => markMatch(target as HTMLElement), { capture: true });
}

/** Shows all panels while the app is still loading. They stay open when it arrives, until `closePanels`. */
export function openPanels(): void {
  document.documentElement.dataset.opened = '';
}

export const arePanelsOpened = () => document.documentElement.dataset.opened !== undefined;

export function closePanels(): void {
  delete document.documentElement.dataset.opened;
}

/** Makes the page look and work as it does without JavaScript. */
export function disableEnhancements(): void {
  delete document.documentElement.dataset.js;
  for (const panel of collapsedPanels()) panel.removeAttribute('hidden');
  document.querySelector<HTMLDialogElement>('#app dialog')?.close();
}

const collapsedPanels = () => document.querySelectorAll<HTMLElement>('[data-collapsed]');
