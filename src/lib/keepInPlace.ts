/** Keeps an element at its position in the viewport when content above it changes height. */
import { flushSync } from 'react-dom';

/** Runs `change`, a React state update, and then scrolls by the distance that `element` moved. */
export function keepInPlace(element: Element | null, change: () => void): void {
  const top = element?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const distance = (element?.getBoundingClientRect().top ?? 0) - top;
  if (distance) scrollBy({ top: distance, behavior: 'instant' });
}
