/** Closes an open tooltip. While its button has focus, InfoTip ignores React Aria, which would close it early (WCAG 1.4.13). */
import type { RefObject } from 'react';
import { keyOf } from '../../lib/keyOf';

/** Closes the open tooltip when another opens. A tooltip with focus and one under the pointer would overlap. */
let dismissOpen: (() => void) | undefined;

/**
 * Calls `dismiss` on Esc, on Back, on a press outside the button and the tooltip, and when another tooltip opens. Returns a function that
 * stops it.
 */
export function watchDismissal(elements: readonly [RefObject<Element | null>, RefObject<Element | null>], dismiss: () => void): () => void {
  dismissOpen?.();
  dismissOpen = dismiss;
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (keyOf(event) !== 'Escape') return;
    // An open menu must not close on the same key.
    event.stopPropagation();
    dismiss();
  };
  // A tap outside does not always move focus. Not pointerdown, because a swipe that scrolls starts with it.
  const handlePointerUp = ({ target }: Event) => {
    if (!elements.some(({ current }) => target instanceof Node && current?.contains(target))) dismiss();
  };
  // On the window, to run before React Aria, which listens on the document.
  window.addEventListener('keydown', handleKeyDown, options);
  document.addEventListener('pointerup', handlePointerUp, options);
  window.addEventListener('popstate', dismiss, options);
  return () => {
    stop.abort();
    if (dismissOpen === dismiss) dismissOpen = undefined;
  };
}
