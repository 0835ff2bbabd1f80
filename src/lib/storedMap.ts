/**
 * Maps in session storage, which lasts as long as the tab. Each entry is checked whole when it is read: another version of the site
 * may have written it, and a page that throws on what it reads is blank.
 */

export function storedMap<Value>(key: string, isValue: (value: unknown) => value is Value): Map<string, Value> {
  const isEntry = (entry: unknown): entry is [string, Value] => Array.isArray(entry) && typeof entry[0] === 'string' && isValue(entry[1]);
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

/** False when storage is full or refused. */
export function storeMap(key: string, map: ReadonlyMap<string, unknown>): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify([...map]));
    return true;
  } catch {
    return false;
  }
}
