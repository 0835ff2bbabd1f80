/** A choice of the visitor in local storage. While storage is blocked, the choice lasts until the page is closed. */
export interface StoredChoice<T extends string> {
  /** The first value means that nothing was chosen. */
  readonly values: readonly [T, ...T[]];
  readonly read: () => T;
  readonly write: (value: T) => void;
  /** Calls `listener` after each change, in this tab or in another. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

declare global {
  var choicesNotStored: Record<string, string | undefined> | undefined;
}

/** The choices while storage is blocked. Global, because the inline script and the app have copies of this module. */
const notStored = (globalThis.choicesNotStored ??= {});

/** The storage can hold any text. A text that is not in `values` counts as no choice. */
export function storedChoice<T extends string>(key: string, values: StoredChoice<T>['values']): StoredChoice<T> {
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  return {
    values,
    read() {
      try {
        const stored = notStored[key] ?? localStorage.getItem(key);
        return values.find((value) => value === stored) ?? values[0];
      } catch {
        return values[0];
      }
    },
    write(value) {
      try {
        localStorage.setItem(key, value);
        notStored[key] = undefined;
      } catch {
        notStored[key] = value;
      }
      notify();
    },
    subscribe(listener) {
      // A page in the back/forward cache gets no `storage` event.
      for (const type of ['storage', 'pageshow']) addEventListener(type, notify);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
