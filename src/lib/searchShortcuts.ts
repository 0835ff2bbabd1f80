/** The keyboard shortcuts that open search. A visitor can turn them off, because `/` is a single character (WCAG 2.1.4). */
import { useSyncExternalStore } from 'react';

const storageKey = 'searchShortcuts';
const listeners = new Set<() => void>();
/** The choice while storage is blocked; it lasts until the page is closed. */
let sessionFallback: string | undefined;

/** Whether the shortcuts are on, and a function that turns them on or off. */
export function useSearchShortcuts(): [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, areShortcutsOn, () => true), setShortcuts];
}

/** `/` outside fields, Ctrl+K, and Cmd+K on a Mac, where Ctrl+K edits text. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat || altKey) return false;
  const isCombination = key.toLowerCase() === 'k' && !shiftKey && (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey);
  // Some keyboards have `/` on Shift.
  const isSlash = key === '/' && !ctrlKey && !metaKey && !isField(event.target);
  return (isCombination || isSlash) && areShortcutsOn();
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, [contenteditable]'));
}

function isMac(): boolean {
  return /^(Mac|iPhone|iPad)/.test(navigator.platform);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function areShortcutsOn(): boolean {
  try {
    return (sessionFallback ?? localStorage.getItem(storageKey)) !== 'off';
  } catch {
    return true;
  }
}

function setShortcuts(isOn: boolean) {
  const value = isOn ? 'on' : 'off';
  try {
    localStorage.setItem(storageKey, value);
    sessionFallback = undefined;
  } catch {
    sessionFallback = value;
  }
  for (const listener of listeners) listener();
}
