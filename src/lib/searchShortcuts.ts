/** The keyboard shortcuts that open search. A visitor can turn them off, because `/` is a single character (WCAG 2.1.4). */
import { useSyncExternalStore } from 'react';
import { storedChoice } from './storedChoice';

const choice = storedChoice('searchShortcuts');
const areShortcutsOn = () => choice.read() !== 'off';
const setShortcuts = (isOn: boolean) => choice.write(isOn ? 'on' : 'off');

/** Whether the shortcuts are on, and a function that turns them on or off. */
export function useSearchShortcuts(): [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(choice.subscribe, areShortcutsOn, () => true), setShortcuts];
}

/** True for `/` outside fields, and for Ctrl+K. On a Mac, Cmd+K takes the place of Ctrl+K, which edits text there. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat || altKey) return false;
  const isCombination = key.toLowerCase() === 'k' && !shiftKey && (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey);
  // On some keyboards, `/` needs Shift.
  const isSlash = key === '/' && !ctrlKey && !metaKey && !isField(event.target);
  return (isCombination || isSlash) && areShortcutsOn();
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, [contenteditable]'));
}

function isMac(): boolean {
  return /^(Mac|iPhone|iPad)/.test(navigator.platform);
}
