/** Parts of the page in which the browser has found words before they were hydrated (closedParts.ts). */
import { type RefObject, useLayoutEffect } from 'react';

/** Calls `onFound` once, before the browser draws the hydrated page, so that what was found stays where it is. */
export function useFound(ref: RefObject<HTMLElement | null>, onFound: () => void): void {
  useLayoutEffect(() => {
    if (ref.current?.dataset.found === undefined) return;
    delete ref.current.dataset.found;
    onFound();
    // Once: later, `beforematch` says it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
