/** Whether long lines of code wrap in narrow windows: one choice for all code, stored where storage is allowed. */
import { useSyncExternalStore } from 'react';

const storageKey = 'codeWrap';
const listeners = new Set<() => void>();
/** The choice while storage is blocked; it lasts until the page is closed. */
let sessionFallback: boolean | undefined;

/** True while prerendering and hydrating. */
export function useCodeWrap(): [boolean, (isWrapped: boolean) => void] {
  return [useSyncExternalStore(subscribe, read, () => true), choose];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function read(): boolean {
  if (sessionFallback !== undefined) return sessionFallback;
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

function choose(isWrapped: boolean) {
  try {
    localStorage.setItem(storageKey, isWrapped ? 'on' : 'off');
    sessionFallback = undefined;
  } catch {
    sessionFallback = isWrapped;
  }
  for (const listener of listeners) listener();
}
