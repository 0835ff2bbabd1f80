/** What must hold of a page that has no app: without script, and when the app does not come or fails. */
import type { Page } from '@playwright/test';

/** Headings and parts of tabs and answers that are not shown, and buttons that are, though they would do nothing. */
export function faultsWithoutApp(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    };
    const words = Array.from(document.querySelectorAll('header nav, main :is(h1, h2, h3, h4), [data-collapsed]'));
    // Those of forms work.
    const controls = Array.from(document.querySelectorAll('button:not([type=submit]), [role=tab], [role=button]'));
    const faults = [...words.filter((element) => !isShown(element)), ...controls.filter(isShown)].map((element) => element.outerHTML.slice(0, 100));
    return words.length > 1 ? faults : [...faults, 'The page has no words.'];
  });
}
