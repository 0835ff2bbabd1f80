/** Maps in session storage, which lasts as long as the tab. */

/** Reads a map and leaves out invalid entries: another version of the site may have written them. Empty when storage is refused. */
export function readMap<Value>(key: string, isValue: (value: unknown) => value is Value): Map<string, Value> {
  const isEntry = (entry: unknown): entry is [string, Value] => Array.isArray(entry) && typeof entry[0] === 'string' && isValue(entry[1]);
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

/** False when storage is full or refused. */
export function writeMap(key: string, map: ReadonlyMap<string, unknown>): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify([...map]));
    return true;
  } catch {
    return false;
  }
}
