/**
 * Whether React has taken over: false in prerendered HTML and while it hydrates, true after that, and at once in all that is shown
 * later. The change is deferred: React renders it in tasks of its own, which a press interrupts.
 */
import { useDeferredValue } from 'react';

let isOver = false;

/** Call when nothing of the first page is left to hydrate. */
export function endHydration(): void {
  isOver = true;
}

export function useHydrated(): boolean {
  return useDeferredValue(true, isOver);
}
