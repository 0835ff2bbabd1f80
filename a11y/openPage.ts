/** Opens pages, before and after their app has loaded. */
import type { Page } from '@playwright/test';
import { noteSituation } from './situations';

/** Matches requests for the app: all scripts except the inline one. */
export const appCode = /\/assets\/[^/]+\.js$/;

/** Holds back all matching responses until the returned function is called. */
export async function hold(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    // The page that sent the request may be closed.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Holds back the app until the returned function is called. */
export const holdApp = (page: Page) => hold(page, appCode);

/** Opens a page without its app. The returned function lets the app load, and waits until the page is hydrated. */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdApp(page);
  await page.goto(path);
  return async () => {
    release();
    await hydrated(page);
  };
}

/** Opens a page and waits until React has hydrated it. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/**
 * A window or a message would be in front of the page, or blocked, and a sent form would load another page. So the title or the hash tells of
 * them, and the name of the window tells of a reload.
 */
export const tellOfWindows = (page: Page, place: 'title' | 'hash') =>
  page.addInitScript((where) => {
    const open = (shown: unknown) => (Object.assign(where === 'hash' ? location : document, { [where]: `opened:${shown}` }), null);
    Object.assign(globalThis, { open, alert: open, confirm: open, prompt: open, print: open, name: `${window.name}.` });
    HTMLFormElement.prototype.submit = () => void open('sent');
    addEventListener('submit', (event) => {
      const closesDialog = [event.submitter, event.target as Element].some((part) => part?.matches('[method=dialog], [formmethod=dialog]'));
      if (event.defaultPrevented || closesDialog) return;
      event.preventDefault();
      open('sent');
    });
  }, place);

/** Opens all folds, without the script that Playwright adds for locators. */
export const openFolds = (page: Page) =>
  page.evaluate(() => document.querySelectorAll<HTMLDetailsElement>('main details').forEach((fold) => (fold.open = true)));

/** Waits until React has hydrated the page, including the parts that it hydrates when the browser is idle. */
export async function hydrated(page: Page): Promise<void> {
  // Playwright's own wait would add 300 kB of script to each page.
  await page.evaluate(async () => {
    // A document is empty before its first tag has arrived. Sections may be laid out later than the app arrives.
    while (!document.querySelector('[data-js=ready]:not([data-deferred])')) await new Promise(requestAnimationFrame);
    // React hydrates samples of code last. It marks each element with a property of its own.
    const isMarked = (control: Element) => Object.keys(control).some((name) => name.startsWith('__react'));
    while (!Array.from(document.querySelectorAll('main [role=tab]')).every(isMarked)) await new Promise(requestAnimationFrame);
    // The suggestions of an empty search field come with the search index. A test without an index opens its page itself.
    const lacking = 'main:not(:has([role=option])) [role=combobox][value=""]';
    while (document.querySelector(lacking)?.checkVisibility()) await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
  await noteSituation(page);
}

declare global {
  /** Chromium has these with the switch of playwright.config.ts. */
  interface Element {
    readonly computedRole: string;
    readonly computedName: string;
  }
}

const withTree = new WeakSet<Page>();

/** Keeps the accessibility tree of the pages that open next, because Chromium would build it again for each `computedName`. */
export async function withNames(page: Page): Promise<void> {
  if (withTree.has(page)) return;
  withTree.add(page);
  await (await page.context().newCDPSession(page)).send('Accessibility.enable');
}
