/** Reads the hash of the URL, and changes it without a navigation or scrolling. */
import { useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { changeUrl } from './changeUrl';

/** The hash without `#`, decoded unless its encoding is invalid. */
export function currentHash(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** The current hash. Empty while prerendering and hydrating. */
export function useHash(): string {
  return useLocationProperty(currentHash, () => '');
}

/** Sets the hash to `id`, or removes the hash. */
export function changeHash(id: string | null, method: 'pushState' | 'replaceState'): void {
  // Without this check, `pushState` would add a second entry for the same hash.
  if (currentHash() === (id ?? '')) return;
  changeUrl(id === null ? location.pathname + location.search : `#${id}`, method);
}

/**
 * One of `ids`, selected by the hash. An unknown hash changes nothing, and an empty hash selects the first id. `select` adds a history entry,
 * so that Back returns to the previous id. With `replacesEntry`, it replaces the current entry.
 */
export function useHashSelection<Id extends string>(ids: readonly [Id, ...Id[]]) {
  const hash = useHash();
  const [lastHash, setLastHash] = useState('');
  const [selected, setSelected] = useState<Id>(ids[0]);
  if (hash !== lastHash) {
    setLastHash(hash);
    setSelected(hash === '' ? ids[0] : (ids.find((id) => id === hash) ?? selected));
  }
  const select = (id: Id, replacesEntry: boolean) => {
    if (id === selected) return;
    setSelected(id);
    changeHash(id, replacesEntry ? 'replaceState' : 'pushState');
  };
  return { selected, select };
}
