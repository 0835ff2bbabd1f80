/** Opens the search dialog. Its field is in the HTML, so nothing that is typed goes elsewhere. */
import { isSearchShortcut } from './searchShortcuts';

/** Systems count two clicks as a double click for at most this time, unless the visitor has set another. */
const doubleClickMs = 500;

export function openSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#app dialog');
  if (!dialog || dialog.open) return;
  dialog.showModal();
  // The second click of a double click on the button is outside the dialog.
  dialog.closedBy = 'closerequest';
  setTimeout(() => (dialog.closedBy = 'any'), doubleClickMs);
}

/** The inline script uses it at any time, so it works without React. After the app has failed, `/` belongs to the browser. */
export function openSearchOnShortcut(): void {
  let isShortcut = false;
  const handleKeyDown = (event: KeyboardEvent) => {
    // A held `/` would be typed in the field, and a held Ctrl+K would open the search of the browser.
    isShortcut = event.repeat ? isShortcut : isSearchShortcut(event) && Boolean(document.documentElement.dataset.js);
    if (!isShortcut) return;
    event.preventDefault();
    openSearch();
  };
  // Captures, because React Aria handles the keys of the element that has focus.
  addEventListener('keydown', handleKeyDown, true);
}
