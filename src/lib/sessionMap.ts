/** Maps in session storage, which is deleted when the tab closes. */

/** Reads a map without invalid entries, which another version of the site may have written. Empty when storage is blocked. */
export function readMap<Value>(key: string, isValue: (value: unknown) => value is Value): Map<string, Value> {
  const isEntry = (entry: unknown): entry is [string, Value] => Array.isArray(entry) && typeof entry[0] === 'string' && isValue(entry[1]);
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

/** Returns false when storage is full or blocked. */
export function writeMap(key: string, map: ReadonlyMap<string, unknown>): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify([...map]));
    return true;
  } catch {
    return false;
  }
}
