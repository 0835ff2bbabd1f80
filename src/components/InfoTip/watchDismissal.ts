/** What closes a tooltip while its button has focus: InfoTip then ignores React Aria, which would also close it when it must stay. */
import type { RefObject } from 'react';

/** Closes the open tooltip when another opens: one held by focus and one under the pointer would overlap. */
let dismissOpen: (() => void) | undefined;

/**
 * Calls `dismiss` on Esc, on a press outside `parts` (the button first), when the button scrolls in its box, and when another
 * tooltip opens. Returns what stops watching.
 */
export function watchDismissal(parts: readonly [RefObject<Element | null>, RefObject<Element | null>], dismiss: () => void): () => void {
  dismissOpen?.();
  dismissOpen = dismiss;
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // This press is spent: a menu that is open as well stays open.
    event.stopPropagation();
    dismiss();
  };
  // A tap elsewhere does not always take focus away. The release, since a swipe that scrolls has none.
  const handlePointerUp = ({ target }: Event) => {
    if (!parts.some(({ current }) => target instanceof Node && current?.contains(target))) dismiss();
  };
  // The button scrolls with its box, and the tooltip would stay behind.
  const handleScroll = ({ target }: Event) => {
    if (target instanceof Element && target.contains(parts[0].current)) dismiss();
  };
  // Before React Aria, which hears the key at the document.
  window.addEventListener('keydown', handleKeyDown, options);
  document.addEventListener('pointerup', handlePointerUp, options);
  document.addEventListener('scroll', handleScroll, options);
  return () => {
    stop.abort();
    if (dismissOpen === dismiss) dismissOpen = undefined;
  };
}
