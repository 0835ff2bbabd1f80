/** Keeps an element at its position on the screen while content above it changes height. */
import { flushSync } from 'react-dom';

/** Runs `change` (a React state update), then scrolls by as much as `element` has moved. */
export function keepInPlace(element: Element | null, change: () => void): void {
  const top = element?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const moved = (element?.getBoundingClientRect().top ?? 0) - top;
  if (moved) scrollBy({ top: moved, behavior: 'instant' });
}
