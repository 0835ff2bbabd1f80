/** What WCAG calls a change of context: pages, windows, and what a page is about. */
import type { Page } from '@playwright/test';
import type { Finding } from './findings';

/** States that end by themselves, or when another control takes focus. */
export const endByThemselves = ['copy', 'tooltip'] as const;

/** Records pages and windows that load, until the returned function returns them. */
export function recordLoads(page: Page): () => readonly Finding[] {
  const loads: Finding[] = [];
  const opens = (opened: Page) => loads.push({ selector: '', what: 'loads without a request', value: opened.url() });
  const reloads = () => opens(page);
  page.on('popup', opens).on('load', reloads);
  return () => {
    page.off('popup', opens).off('load', reloads);
    return loads;
  };
}

/** Records the URLs of windows that pages try to open. Browsers block windows without a click. */
export async function watchWindows(page: Page): Promise<() => Promise<readonly Finding[]>> {
  await page.addInitScript(() => {
    const opened: Finding[] = [];
    globalThis.open = (url) => (opened.push(finding(null, 'opens a window', String(url), 'none')), null);
    Object.assign(globalThis, { opened });
  });
  return () => page.evaluate(() => (globalThis as unknown as { opened: readonly Finding[] }).opened);
}

/** Returns the context of a page, as WCAG defines it. The hash may follow the selected tab, and `q` the query of a search. */
export function contextOf(page: Page) {
  return page.evaluate(() => {
    const url = new URL(location.href);
    url.hash = '';
    url.searchParams.delete('q');
    return [url.href, document.title, document.querySelector('h1')?.textContent].join(', ');
  });
}
