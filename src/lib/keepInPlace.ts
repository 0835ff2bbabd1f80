/** Keeps an element where it is on the screen while what stands above it changes its height. */
import { flushSync } from 'react-dom';

/** Runs `change` (a React state update), then scrolls by as much as `element` has moved. */
export function keepInPlace(element: Element | null, change: () => void): void {
  const top = element?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const moved = (element?.getBoundingClientRect().top ?? 0) - top;
  if (moved) scrollBy({ top: moved, behavior: 'instant' });
}
