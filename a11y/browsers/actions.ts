/** What behaviours do on a page, and what they wait for. */
import { expect } from '@playwright/test';
import { type EnginePage, run } from './page';

/** Milliseconds. Only what never comes reaches the limit. */
const patience = { timeout: 20_000, intervals: [50, 100, 250] };

/** Waits until a script that runs in the page returns `expected`. */
export async function soon<Arguments extends readonly unknown[], Result>(
  page: EnginePage,
  expected: Result,
  script: (...args: Arguments) => Result,
  ...args: Arguments
): Promise<void> {
  // A page that is being loaded can run nothing.
  await expect(async () => {
    const found: unknown = await run(page, script, ...args);
    expect(found).toEqual(expected);
  }).toPass(patience);
}

/** Waits until React has hydrated the page. */
export async function hydrated(page: EnginePage): Promise<void> {
  await soon(page, 'here', () => document.documentElement.dataset.js);
}

/** Moves the pointer to the middle of an element, which must be what is there. */
export async function pointAt(page: EnginePage, selector: string, words?: string): Promise<void> {
  await expect(async () => {
    const place = await run(
      page,
      (...target) => {
        const element = shown(...target);
        const box = () => element.getClientRects()[0] ?? element.getBoundingClientRect();
        if (box().top < 0 || box().bottom > innerHeight) element.scrollIntoView({ block: 'center' });
        const [x, y] = [box().x + box().width / 2, box().y + box().height / 2];
        const top = document.elementFromPoint(x, y);
        const own = [element, ...((element as HTMLInputElement).labels ?? [])];
        return own.some((part) => part.contains(top)) ? { x, y } : (top?.outerHTML.slice(0, 100) ?? 'nothing');
      },
      selector,
      words,
    );
    if (typeof place === 'string') throw new Error(`Over ${selector} lies ${place}.`);
    // Twice: what follows the first movement of a pointer is not what follows a movement.
    await page.movePointer(place.x - 1, place.y);
    await page.movePointer(place.x, place.y);
  }).toPass(patience);
}

/** Presses and releases in the middle of an element. */
export async function click(page: EnginePage, selector: string, words?: string): Promise<void> {
  await pointAt(page, selector, words);
  await page.pointerDown();
  await page.pointerUp();
}

/** Moves focus to an element by script. */
export async function focus(page: EnginePage, selector: string, words?: string): Promise<void> {
  await run(page, (...target) => shown(...target).focus(), selector, words);
}

/** Types letter by letter into what has focus. */
export async function type(page: EnginePage, text: string): Promise<void> {
  for (const letter of text) await page.press(letter === ' ' ? 'Space' : letter);
}

/** Waits until an element with these words has focus. */
export async function expectFocus(page: EnginePage, selector: string, words?: string): Promise<void> {
  await soon(page, true, (...target) => shown(...target) === document.activeElement, selector, words);
}

/** The path and hash of the open page. */
export async function expectAddress(page: EnginePage, address: string): Promise<void> {
  await soon(page, address, () => location.pathname + location.hash);
}

/** Turns the styles of the page into those for paper, in any engine. */
export async function asPrinted(page: EnginePage): Promise<void> {
  await run(page, () => {
    const turn = ({ cssRules }: CSSStyleSheet | CSSGroupingRule) => {
      for (const rule of cssRules) {
        if (rule instanceof CSSMediaRule) {
          rule.media.mediaText = rule.media.mediaText.replaceAll(/\b(print|screen)\b/g, (medium) => (medium === 'print' ? 'all' : 'print'));
        }
        if (rule instanceof CSSGroupingRule) turn(rule);
      }
    };
    for (const sheet of document.styleSheets) turn(sheet);
  });
}
