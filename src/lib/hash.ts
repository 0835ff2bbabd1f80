/** The part of the address after `#`, and changing it without leaving or scrolling the page. */
import { useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { changeUrl } from './changeUrl';

/** Without `#`, and decoded where it can be. */
export function currentHash(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Follows the address. Empty while prerendering and hydrating. */
export function useHash(): string {
  return useLocationProperty(currentHash, () => '');
}

/** Puts `id` into the address, or takes the hash out of it. */
export function changeHash(id: string | null, method: 'pushState' | 'replaceState'): void {
  // The browser has followed a link to it.
  if (currentHash() === (id ?? '')) return;
  changeUrl(id === null ? location.pathname + location.search : `#${id}`, method);
}

/**
 * One of `ids`, chosen by the address. A hash that is none of them changes nothing; no hash is the first.
 * Choosing adds a history entry, so that Back returns to the choice before. What a key that is held down (`isRepeat`)
 * passes over replaces the entry: one long press must not cost ten presses of Back.
 */
export function useAddressChoice<Id extends string>(ids: readonly [Id, ...Id[]]): [Id, (id: Id, isRepeat?: boolean) => void] {
  const hash = useHash();
  const [seenHash, setSeenHash] = useState('');
  const [chosen, setChosen] = useState<Id>(ids[0]);
  if (hash !== seenHash) {
    setSeenHash(hash);
    setChosen(hash === '' ? ids[0] : (ids.find((id) => id === hash) ?? chosen));
  }
  const choose = (id: Id, isRepeat = false) => {
    if (id === chosen) return;
    setChosen(id);
    changeHash(id, isRepeat ? 'replaceState' : 'pushState');
  };
  return [chosen, choose];
}
