/** Prepares jsdom for each unit test, resets the document after it, and fails a test that writes to the console. */
import { cleanup, configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import type {} from 'vitest/jsdom';
import { shareComputedStyles } from './shareComputedStyles';

expect.extend(toHaveNoViolations);
// Testing Library's timeout of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Since version 25, Node.js has storage of its own, which hides that of jsdom.
for (const name of ['localStorage', 'sessionStorage'] as const) Object.defineProperty(window, name, { value: jsdom.window[name] });
// jsdom has no ResizeObserver. Browsers call back once when they start to observe an element.
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
// jsdom has no IntersectionObserver.
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
// jsdom has no CSS.escape, which React Aria calls for ids. Ours need no escaping.
window.CSS = { escape: (text: string) => text } as typeof CSS;
// jsdom has no media queries. A device with a mouse and without reduced motion matches.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: query.includes('any-hover'),
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
window.scrollTo = () => {};

shareComputedStyles();

const consoleMessages: unknown[][] = [];

beforeEach(() => {
  consoleMessages.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...message) => consoleMessages.push(message));
  }
});

afterEach(() => {
  cleanup();
  clearDocument();
  localStorage.clear();
  sessionStorage.clear();
  expect(consoleMessages, 'the console stays empty').toEqual([]);
});

afterAll(() => {
  // Faster than a worker for each file, which would also load jsdom and all packages again.
  if (!expect.getState().testPath?.includes('.isolated.')) return;
  vi.doUnmock('../content/site');
  vi.resetModules();
});

/** Test files share one document (`isolate` in vite.config.ts). */
function clearDocument() {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { attributes } of [document.documentElement, document.body]) {
    for (const { name } of Array.from(attributes)) attributes.removeNamedItem(name);
  }
}
