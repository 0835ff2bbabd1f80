import type { Page } from '@playwright/test';

/** Finds hidden headings and panels, and visible buttons that need the app. */
export function faultsWithoutApp(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    };
    const text = Array.from(document.querySelectorAll('header:not(main *) nav, main :is(h1, h2, h3, h4), [data-collapsed]'));
    // Forms have a notice beside their submit button.
    const controls = Array.from(document.querySelectorAll('button:not([type=submit]), [role=tab], [role=button]'));
    return [...text.filter((element) => !isShown(element)), ...controls.filter(isShown)].map((element) => element.outerHTML.slice(0, 100));
  });
}
