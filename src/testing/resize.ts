/** Widths and resizes, because jsdom has no layout. */
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Every box is 100 px wide. */
export function setContentWidth(width: number) {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width);
}

/** Replaces ResizeObserver until the test ends. The returned function reports a resize to every observer. */
export function stubResizeObserver(): () => void {
  const callbacks = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #callback;
      constructor(callback: () => void) {
        this.#callback = callback;
      }
      observe() {
        callbacks.add(this.#callback);
        this.#callback();
      }
      disconnect() {
        callbacks.delete(this.#callback);
      }
    },
  );
  return () => act(() => callbacks.forEach((report) => report()));
}
