import { useSyncExternalStore } from 'react';
import type { StoredChoice } from './storedChoice';

/** The first value while prerendering and hydrating. */
export function useStoredChoice<T extends string>({ values, read, write, subscribe }: StoredChoice<T>): [T, (value: T) => void] {
  return [useSyncExternalStore(subscribe, read, () => values[0]), write];
}
