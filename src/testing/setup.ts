/** What every unit test runs with: the matchers, the browser parts that jsdom lacks, and a console that must stay empty. */
import { cleanup } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import { afterEach, beforeEach, expect, vi } from 'vitest';

expect.extend(toHaveNoViolations);

// jsdom has no layout: nothing overflows, nothing moves. A browser calls for the first time in the next frame.
window.ResizeObserver = class {
  readonly #callback;
  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
  }
  observe() {
    this.#callback([], this);
  }
  unobserve() {}
  disconnect() {}
};
// React Aria looks its items up by selector; ids of ours need no escaping.
window.CSS = { escape: (text: string) => text } as typeof CSS;
window.scrollTo = () => {};
window.scrollBy = () => {};
Element.prototype.scrollIntoView = () => {};

const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...message) => complaints.push(message));
  }
  setReducedMotion(false);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  clearDocument();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  expect(complaints, 'the console stays empty').toEqual([]);
});

/** Files share one document (`isolate` in vite.config.ts), and no test may depend on what ran before it. */
function clearDocument() {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { attributes } of [document.documentElement, document.body]) {
    for (const { name } of Array.from(attributes)) attributes.removeNamedItem(name);
  }
}

/** jsdom has no media queries; this one is all that the components ask for. */
export function setReducedMotion(isReduced: boolean) {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: isReduced && query.includes('prefers-reduced-motion'),
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
}
