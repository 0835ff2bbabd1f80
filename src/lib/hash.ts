/** The part of the address after `#`, and changing it without leaving or scrolling the page. */
import { useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

/** Decoded and without `#`; the text as it stands when it is not decodable. */
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
 * Choosing adds a history entry, so that Back returns to the one before.
 */
export function useAddressChoice<Id extends string>(ids: readonly [Id, ...Id[]]): [Id, (id: Id) => void] {
  const hash = useHash();
  const [last, setLast] = useState<Id>(ids[0]);
  const chosen = hash === '' ? ids[0] : (ids.find((id) => id === hash) ?? last);
  if (chosen !== last) setLast(chosen);
  const choose = (id: Id) => {
    // The same state: it is still the same visit to the same page (lib/places.ts).
    if (id !== chosen) history.pushState(history.state, '', `#${id}`);
  };
  return [chosen, choose];
}
