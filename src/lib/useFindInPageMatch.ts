/** Reports and removes the mark of a panel in which find-in-page has matched (collapsedPanels.ts). */
import { type RefObject, useLayoutEffect } from 'react';

/** Calls `onMatch` at hydration, or when the panel renders next, before the browser paints, so that the match does not move. */
export function useFindInPageMatch(ref: RefObject<HTMLElement | null>, onMatch: () => void): void {
  useLayoutEffect(() => {
    if (ref.current?.dataset.matched === undefined) return;
    delete ref.current.dataset.matched;
    onMatch();
  });
}
