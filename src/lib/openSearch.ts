/** Opens the search dialog. Its field is in the HTML, so nothing that is typed goes elsewhere. */
import { isSearchShortcut } from './searchShortcuts';

export function openSearch(): void {
  document.querySelector('dialog')?.showModal();
}

/** The inline script uses it at any time, so it works without React. After the app has failed, `/` belongs to the browser. */
export function openSearchOnShortcut(): void {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isSearchShortcut(event) || !document.documentElement.dataset.js) return;
    event.preventDefault();
    openSearch();
  };
  // Captures, because React Aria handles the keys of the element that has focus.
  addEventListener('keydown', handleKeyDown, true);
}
