/** Wraps a page of an engine with actions and expectations. Functions for `run` are evaluated in the page. */
import { expect } from '@playwright/test';
import type { WebDriverPage } from './webDriver';

declare global {
  /** In functions for `run`: the first visible match, and with a text the first that shows just this text. */
  var shown: typeof findShown;
}

export type View = ReturnType<typeof viewOf>;

export function viewOf(page: WebDriverPage, origin: string) {
  const run = async <Arguments extends readonly unknown[], Result>(
    script: (...args: Arguments) => Result | Promise<Result>,
    ...args: Arguments
  ): Promise<Result> => (await page.evaluate(`const shown = ${findShown}; return (${script})(...arguments);`, args)) as Result;

  /** Waits until a function that runs in the page returns `expected`. */
  const until = async <Arguments extends readonly unknown[], Result>(
    expected: Result,
    script: (...args: Arguments) => Result,
    ...args: Arguments
  ) => {
    // A loading page cannot run scripts.
    await expect(async () => expect((await run(script, ...args)) as unknown).toEqual(expected)).toPass({
      timeout: 20_000,
      intervals: [50, 100, 250],
    });
  };

  /** Moves the pointer to the middle of an element that nothing covers. */
  const pointAt = async (selector: string, text?: string) => {
    const find = () =>
      run(
        (...target) => {
          const element = shown(...target);
          const box = () => element.getClientRects()[0] ?? element.getBoundingClientRect();
          if (box().top < 0 || box().bottom > innerHeight) element.scrollIntoView({ block: 'center' });
          const [x, y] = [box().x + box().width / 2, box().y + box().height / 2];
          const top = document.elementFromPoint(x, y);
          return element.contains(top) ? { x, y } : undefined;
        },
        selector,
        text,
      );
    await expect(async () => {
      const point = await find();
      if (!point) throw new Error(`Something covers ${selector}.`);
      // React Aria ignores the first movement of a pointer.
      await page.movePointer(point.x - 1, point.y);
      await page.movePointer(point.x, point.y);
      // Firefox can still scroll to the caret of the field that had focus.
      expect(await find()).toEqual(point);
    }).toPass({ timeout: 20_000 });
  };

  return {
    ...page,
    run,
    until,
    pointAt,
    open: (path: string) => page.open(new URL(path, origin).href),
    hydrated: () => until(true, () => document.documentElement.dataset.js === 'ready'),
    click: async (selector: string, text?: string) => {
      await pointAt(selector, text);
      await page.pointerDown();
      await page.pointerUp();
    },
    focus: (selector: string, text?: string) => run((...target) => shown(...target).focus(), selector, text),
    expectFocus: (selector: string, text?: string) =>
      until(true, (...target) => shown(...target) === document.activeElement, selector, text),
    expectUrl: (url: string) => until(url, () => location.pathname + location.hash),
  };
}

function findShown(selector: string, text?: string): HTMLElement {
  const found = Array.from(document.querySelectorAll<HTMLElement>(selector)).find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && (!text || element.innerText.trim() === text),
  );
  if (!found) throw new Error(`No visible ${selector} with the text “${text}”.`);
  return found;
}
