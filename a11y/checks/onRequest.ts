import { dom } from '../audit/barriers/plant';
import { contextOf, endByThemselves, recordLoads, watchWindows } from '../context';
import { expect, firstDifference, foundAt } from '../findings';
import { openPage } from '../openPage';
import { inEveryState, settle } from '../states';
import type { Check } from './check';

export const onRequest: Check = {
  criteria: ['3.2.5'],
  claim:
    'Waits, scrolls, and resizes, in an audit also in states of the page; expects that nothing reloads, opens a window, changes its text, or moves focus.',
  on: 'every control',
  operates: {
    'changes nothing without a request of the visitor': {
      run: async ({ page, path }) => {
        await page.clock.install();
        const openedWindows = await watchWindows(page);
        await openPage(page, path);
        // The button that wraps lines is only beside lines that are too long for the window.
        const read = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('h1, main :not([aria-pressed], [aria-pressed] *)')].map((element) =>
              finding(element, Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')).join('')),
            ),
          );
        const check = async () => {
          const loads = recordLoads(page);
          await settle(page);
          const [before, context] = [await read(), await contextOf(page)];
          const { width, height } = page.viewportSize() ?? {};
          await page.clock.runFor(60_000);
          await page.mouse.move(200, 300);
          await page.mouse.wheel(0, 5000);
          await page.setViewportSize({ width: 500, height: 700 });
          await page.clock.runFor(60_000);
          const after = await read();
          const texts = [before, after].map((some) => some.map(({ what }) => what)) as [string[], string[]];
          expect(
            firstDifference(
              'text changes without a request',
              texts[1],
              texts[0],
              after.map(({ selector }) => selector),
            ),
          ).toHaveNoFindings();
          expect(firstDifference('URL, title, and heading', [await contextOf(page)], [context])).toHaveNoFindings();
          await expect(page.locator(':focus'), 'nothing takes focus').toHaveCount(0);
          expect([...loads(), ...(await openedWindows())]).toHaveNoFindings();
          if (width && height) await page.setViewportSize({ width, height });
        };
        await inEveryState(page, check, endByThemselves);
        const openers = page.locator('[target]:not([target=_self]), meta[http-equiv=refresh]');
        expect(await foundAt(openers, 'opens a window or another page')).toHaveNoFindings();
      },
    },
  },
  barriers: {
    'a window that opens by itself': dom('html', () => void setTimeout(() => window.open('/signup'), 10_000)),
    'words that change when the page scrolls': dom('main h1', (heading) =>
      addEventListener('scroll', () => (heading.textContent = 'Sign up today'), { once: true }),
    ),
  },
};
