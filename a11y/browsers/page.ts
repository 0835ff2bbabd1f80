/** What behaviours need of a page, in every engine. Playwright has one in Chromium; `webDriverPage.ts` in the others. */

export interface EnginePage {
  /** Resolves when the page has loaded. */
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /** The inner size of the window; browsers with a window of their own have a least width. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs the body of a function in the page, and resolves with the JSON of what it returns. */
  readonly evaluate: (body: string, args: readonly unknown[]) => Promise<unknown>;
  /** Presses a key, or keys joined by `+`, by the names of `KeyboardEvent.key`. */
  readonly press: (keys: string) => Promise<void>;
  readonly movePointer: (x: number, y: number) => Promise<void>;
  readonly pointerDown: () => Promise<void>;
  readonly pointerUp: () => Promise<void>;
  /** The page as it prints, as PDF. */
  readonly print: (() => Promise<Buffer>) | undefined;
  readonly close: () => Promise<void>;
}

declare global {
  /** In scripts that `run()` sends: the first element of a selector that is shown and has these words as its name or text. */
  var shown: typeof findShown;
}

/** Runs a function in the page. It sees nothing from outside but `shown()` and its arguments. */
export async function run<Arguments extends readonly unknown[], Result>(
  page: EnginePage,
  script: (...args: Arguments) => Result | Promise<Result>,
  ...args: Arguments
): Promise<Result> {
  return (await page.evaluate(`const shown = ${findShown.toString()}; return (${script.toString()})(...arguments);`, args)) as Result;
}

function findShown(selector: string, words?: string): HTMLElement {
  const plain = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim();
  const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
  const spoken = (element: HTMLElement) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('[aria-hidden=true]')) part.remove();
    return copy.textContent;
  };
  const hasWords = (element: HTMLElement) =>
    words === undefined ||
    [element.getAttribute('aria-label'), (element as HTMLInputElement).labels?.[0]?.textContent, spoken(element)].some((text) => plain(text) === plain(words));
  const found = Array.from(document.querySelectorAll<HTMLElement>(selector)).find((element) => isShown(element) && hasWords(element));
  if (!found) throw new Error(`No ${selector} is shown${words === undefined ? '' : ` that says “${words}”`}.`);
  return found;
}
