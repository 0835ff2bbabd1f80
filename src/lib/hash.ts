/** The part of the address after `#`, and changing it without leaving or scrolling the page. */
import { useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

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

/**
 * One of `ids`, chosen by the address. A hash that is none of them changes nothing; no hash is the first.
 * Choosing adds a history entry, so that Back returns to the choice before. What a key that is held down (`isRepeat`)
 * passes over replaces the entry: one long press must not cost ten presses of Back.
 */
export function useAddressChoice<Id extends string>(ids: readonly [Id, ...Id[]]): [Id, (id: Id, isRepeat?: boolean) => void] {
  const hash = useHash();
  const [last, setLast] = useState<Id>(ids[0]);
  const chosen = hash === '' ? ids[0] : (ids.find((id) => id === hash) ?? last);
  if (chosen !== last) setLast(chosen);
  const choose = (id: Id, isRepeat = false) => {
    if (id === chosen) return;
    // The same state: it is still the same visit to the same page (lib/places.ts).
    if (isRepeat) history.replaceState(history.state, '', `#${id}`);
    else history.pushState(history.state, '', `#${id}`);
  };
  return [chosen, choose];
}
