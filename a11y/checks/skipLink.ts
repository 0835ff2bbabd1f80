import { layoutText } from '../../src/content/interface';
import { routeAt } from '../../src/content/routes';
import { css, dom } from '../audit/barriers/plant';
import { expect } from '../findings';
import { openPage } from '../openPage';
import type { Check } from './check';

export const skipLink: Check = {
  criteria: ['2.4.1'],
  claim: 'Expects the skip link to be the first tab stop, in view, and to lead past all navigation, after client navigation too.',
  on: ['menu', 'navigation'],
  operates: {
    'the skip link is the first tab stop and leads past all navigation': {
      run: async ({ page, path }) => {
        const skipLink = page.getByRole('link', { name: layoutText.skipLink });
        const expectSkip = async (where: string) => {
          await skipLink.press('Enter');
          await expect(page.getByRole('main'), where).toBeFocused();
          await page.keyboard.press('Tab');
          const faults = await page.evaluate(() => {
            const stop = document.activeElement;
            const navigation = Array.from(document.querySelectorAll('main nav'));
            const isAfter = (nav: Element) => stop && stop.compareDocumentPosition(nav) & Node.DOCUMENT_POSITION_FOLLOWING;
            return [
              ...(stop?.closest('main') ? [] : [finding(stop, 'is the tab stop after the skip link', 'outside main', 'in main')]),
              ...navigation.filter((nav) => !isAfter(nav)).map((nav) => finding(nav, 'is navigation that the skip link does not skip')),
            ];
          });
          expect(faults, where).toHaveNoFindings();
        };
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await openPage(page, path);
          await page.keyboard.press('Tab');
          await expect(skipLink).toBeFocused();
          await expect(skipLink).toBeInViewport({ ratio: 1 });
          await expectSkip(`${width} px`);
        }
        for (const { path, label } of [routeAt('/docs/webhooks'), routeAt('/terms')]) {
          await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
          await expect(page).toHaveURL(path);
          await expectSkip(`${path} after a navigation`);
        }
      },
    },
  },
  barriers: {
    'a hidden skip link': css('a[href="#main"]', 'display: none'),
    'a skip link to a menu': dom('main', (main) => main.insertAdjacentHTML('afterbegin', '<nav><a href="/terms">Terms</a></nav>')),
  },
};
