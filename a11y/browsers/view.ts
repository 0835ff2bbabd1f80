/** A page in an engine, with the actions and expectations of the tests. Functions that `run` gets are evaluated in the page. */
import { expect } from '@playwright/test';
import type { WebDriverPage } from './webDriver';

declare global {
  /** In functions for `run`: the first visible element that matches and has these words as its name or text. */
  var shown: typeof findShown;
}

export type View = ReturnType<typeof viewOf>;

export function viewOf(page: WebDriverPage, origin: string) {
  const run = async <Arguments extends readonly unknown[], Result>(script: (...args: Arguments) => Result | Promise<Result>, ...args: Arguments): Promise<Result> =>
    (await page.evaluate(`const shown = ${findShown}; return (${script})(...arguments);`, args)) as Result;

  /** Waits until a function that runs in the page returns `expected`. */
  const until = async <Arguments extends readonly unknown[], Result>(expected: Result, script: (...args: Arguments) => Result, ...args: Arguments) => {
    // A page that is loading cannot run anything.
    await expect(async () => expect((await run(script, ...args)) as unknown).toEqual(expected)).toPass({ timeout: 20_000, intervals: [50, 100, 250] });
  };

  /** Moves the pointer to the middle of an element, when nothing covers it. */
  const pointAt = async (selector: string, words?: string) => {
    await expect(async () => {
      const point = await run(
        (...target) => {
          const element = shown(...target);
          const box = () => element.getClientRects()[0] ?? element.getBoundingClientRect();
          if (box().top < 0 || box().bottom > innerHeight) element.scrollIntoView({ block: 'center' });
          const [x, y] = [box().x + box().width / 2, box().y + box().height / 2];
          const top = document.elementFromPoint(x, y);
          return [element, ...((element as HTMLInputElement).labels ?? [])].some((part) => part.contains(top)) ? { x, y } : undefined;
        },
        selector,
        words,
      );
      if (!point) throw new Error(`Something covers ${selector}.`);
      // React Aria ignores the first movement of a pointer.
      await page.movePointer(point.x - 1, point.y);
      await page.movePointer(point.x, point.y);
    }).toPass({ timeout: 20_000 });
  };

  return {
    ...page,
    run,
    until,
    pointAt,
    open: (path: string) => page.open(new URL(path, origin).href),
    hydrated: () => until(true, () => document.documentElement.dataset.js === 'ready'),
    click: async (selector: string, words?: string) => {
      await pointAt(selector, words);
      await page.pointerDown();
      await page.pointerUp();
    },
    focus: (selector: string, words?: string) => run((...target) => shown(...target).focus(), selector, words),
    type: async (text: string) => {
      for (const letter of text) await page.press(letter === ' ' ? 'Space' : letter);
    },
    expectFocus: (selector: string, words?: string) => until(true, (...target) => shown(...target) === document.activeElement, selector, words),
    expectUrl: (url: string) => until(url, () => location.pathname + location.hash),
  };
}

function findShown(selector: string, words?: string): HTMLElement {
  const plain = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim();
  const spoken = (element: HTMLElement) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('[aria-hidden=true]')) part.remove();
    return copy.textContent;
  };
  const hasWords = (element: HTMLElement) =>
    words === undefined || [element.getAttribute('aria-label'), (element as HTMLInputElement).labels?.[0]?.textContent, spoken(element)].some((text) => plain(text) === plain(words));
  const found = Array.from(document.querySelectorAll<HTMLElement>(selector)).find((element) => element.checkVisibility({ visibilityProperty: true }) && hasWords(element));
  if (!found) throw new Error(`No visible ${selector} with the words “${words}”.`);
  return found;
}
