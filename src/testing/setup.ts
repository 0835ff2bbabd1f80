/** Prepares jsdom for every unit test, empties the document after each, and fails a test that writes to the console. */
import { cleanup, configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { announce } from '../lib/announce';

expect.extend(toHaveNoViolations);
// Testing Library's limit of one second is too short on a busy machine; only a hang reaches this one.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout, so nothing is ever resized; as in a browser, observing an element reports its size once.
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
// Nor does anything scroll into view.
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
// React Aria escapes ids for selectors; ours need no escaping.
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
  vi.useRealTimers();
  cleanup();
  clearAnnouncements();
  clearDocument();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  expect(complaints, 'the console stays empty').toEqual([]);
});

/** A message that is still pending would be heard in the next test; one that is repeated ends with a no-break space. */
function clearAnnouncements() {
  vi.useFakeTimers({ shouldClearNativeTimers: true });
  announce('The test has ended.');
  vi.useRealTimers();
}

/** Test files share one document (`isolate` in vite.config.ts), and no test may depend on the ones before it. */
function clearDocument() {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { attributes } of [document.documentElement, document.body]) {
    for (const { name } of Array.from(attributes)) attributes.removeNamedItem(name);
  }
}

/** Answers `prefers-reduced-motion`, the one media query of the components: jsdom has none. */
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
