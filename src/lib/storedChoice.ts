/** A choice of the visitor in local storage. While storage is blocked, the choice lasts until the page is closed. */
export interface StoredChoice {
  /** Null before the first choice. */
  readonly read: () => string | null;
  readonly write: (value: string) => void;
  /** Calls `listener` after each `write`. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function storedChoice(key: string): StoredChoice {
  const listeners = new Set<() => void>();
  let sessionFallback: string | undefined;
  return {
    read() {
      try {
        return sessionFallback ?? localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        localStorage.setItem(key, value);
        sessionFallback = undefined;
      } catch {
        sessionFallback = value;
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
