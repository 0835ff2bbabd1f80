/** The keyboard shortcuts that open search. A visitor can turn them off, because `/` is a single character (WCAG 2.1.4). */
import { isTyping, keyOf } from './keyOf';
import { storedChoice } from './storedChoice';

export const shortcutsChoice = storedChoice('searchShortcuts', ['on', 'off']);

/** True for `/` while nobody types, and for Ctrl+K. On a Mac, Cmd+K takes the place of Ctrl+K, which edits text there. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || altKey) return false;
  const key = keyOf(event).toLowerCase();
  // Layouts without Latin letters have no K, so its place on the keyboard counts.
  const isK = key === 'k' || (event.code === 'KeyK' && key > 'z');
  const isCombination = isK && !shiftKey && (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey);
  // On some keyboards, `/` needs Shift. Without hover, the footer does not offer to turn it off (shown.css).
  const isSlash = key === '/' && !ctrlKey && !metaKey && !isTyping() && matchMedia('(any-hover: hover)').matches;
  return (isCombination || isSlash) && shortcutsChoice.read() === 'on';
}

function isMac(): boolean {
  return /^(Mac|iPhone|iPad)/.test(navigator.platform);
}
