import type { Page } from '@playwright/test';
import { css } from '../audit/barriers/plant';
import { expect } from '../findings';
import { isAudit } from '../isAudit';
import { hold, holdApp, hydrated } from '../openPage';
import type { Check } from './check';

export const layoutShift: Check = {
  criteria: [],
  claim:
    'Lets the fonts and then the app of a page load late, in a narrow or a wide window, or in an audit in both; expects a layout shift of at most 0.1 from the fonts, and of less than 0.01 from the app.',
  on: 'every style',
  operates: {
    'shifts little when fonts load late, and not when the app does': {
      run: async ({ page, path }) => {
        for (const width of isAudit ? [412, 1280] : [path.length % 2 ? 412 : 1280]) {
          await page.setViewportSize({ width, height: 823 });
          const releases = [await hold(page, /\.woff2$/), await holdApp(page)];
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
          releases[0]?.();
          const early = await layoutShiftOf(page);
          // One word that wraps by chance moves the text below it. Web Vitals calls up to 0.1 good.
          expect.soft(early, `late fonts, ${width} px`).toBeLessThanOrEqual(0.1);
          releases[1]?.();
          await hydrated(page);
          expect.soft((await layoutShiftOf(page)) - early, `late app, ${width} px`).toBeLessThan(0.01);
        }
      },
    },
  },
  barriers: {
    'a fallback of another size': css(
      '@font-face { font-family: "Atkinson Fallback"; size-adjust: 180%; src: local("Liberation Sans") } main *',
      'line-break: auto',
    ),
    'an app that moves the page': css(':root[data-js=ready] main', 'padding-block-start: 20rem'),
  },
};

/** Returns the Cumulative Layout Shift since the page loaded. */
function layoutShiftOf(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { readonly value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}
