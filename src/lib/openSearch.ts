/**
 * Opens the search dialog on its button and on its shortcut. The inline script does this at any time, so that nothing typed afterward goes
 * elsewhere: the dialog has a plain field until the code of search has loaded (SearchDialog.tsx).
 */
import { isSearchShortcut } from './searchShortcuts';

/** It works without React. After the app has failed, the button is a link, and `/` belongs to the browser. */
export function openSearchOnDemand(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[aria-haspopup=dialog]');
    if (!button) return;
    // Safari does not focus a clicked button, and the dialog later returns focus to the element that had it.
    button.focus();
    openSearch();
  });
  // Captures, because React Aria handles the keys of the element that has focus.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isSearchShortcut(event) || !document.documentElement.dataset.js) return;
    event.preventDefault();
    openSearch();
  };
  addEventListener('keydown', handleKeyDown, true);
}

function openSearch() {
  document.querySelector('dialog')?.showModal();
}
