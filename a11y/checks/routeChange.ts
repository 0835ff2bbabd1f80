/** What a link to another page, and the link past the navigation, do. */
import type { Page } from '@playwright/test';
import { layoutText } from '../../src/content/interface';
import { css, dom } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { breaking, expect } from '../findings';
import { expectAnnouncements, recordAnnouncements } from '../liveRegions';
import { linkTo, pageHeading } from '../locators';
import { openPage } from '../openPage';
import { unescaped } from '../../src/testing/unescaped';
import type { Check, Operation } from './check';

export const routeChange: Check = {
  criteria: ['2.4.2', '2.4.3', '4.1.3'],
  claim:
    'Follows links from a page to another and back, without a page load; expects the title of each page, focus on the heading of the new one at the top of the window, and one announcement, and Back to restore focus and title.',
  on: ['header'],
  operates: { 'a link moves title, focus, and announcement to its page, and Back returns them': { run: followLinks } },
  barriers: {
    'no focus on the heading': dom('html', () => (HTMLHeadingElement.prototype.focus = () => {})),
    'an old title': dom<HTMLTitleElement>('title', (title) => setInterval((text: string) => (title.text = text), 9, title.text)),
    'one title for all pages': dom('html', () => (document.title = 'Home')),
    'no announcement': dom('[role=status]', (region) => region.removeAttribute('role')),
  },
  left: {
    '2.4.2': {
      aids: screenReaders,
      steps: 'Read the title of each page, also after a link has opened it.',
      expected: 'The title describes its page.',
    },
  },
};

async function followLinks({ page, path, builtHtml }: Parameters<Operation['run']>[0]) {
  const titleOf = (url: string) => unescaped(/<title>(.*?)<\/title>/.exec(builtHtml(url))?.[1] ?? '');
  const other = path === '/sitemap' ? '/' : '/sitemap';
  await openPage(page, path);
  await breaking(['2.4.2'], expect(page).toHaveTitle(titleOf(path)));
  await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }));
  const announced = await recordAnnouncements(page);
  const there = page.locator(`:is(header, footer) a[href="${other}"]`).last();
  await there.click();
  await expectArrival(page, titleOf(other));
  // On a busy machine, it also announces that the page is loading.
  await expectAnnouncements(async () => (await announced()).filter(({ text }) => text !== layoutText.loading), [titleOf(other)]);
  // Nothing links to the page for unknown addresses.
  const back = (await page.locator(`a[href="${path}"]`).all()).at(-1);
  if (back) {
    await back.click();
    await expectArrival(page, titleOf(path));
    await page.evaluate(() => history.back());
    await breaking(['2.4.3'], expect(back).toBeFocused());
    await breaking(['2.4.2'], expect(page).toHaveTitle(titleOf(other)));
  }
  await page.evaluate(() => history.back());
  await breaking(['2.4.3'], expect(there).toBeFocused());
  await breaking(['2.4.2'], expect(page).toHaveTitle(titleOf(path)));
  await breaking([], expect.poll(() => page.evaluate(() => 'isFirstDocument' in globalThis), 'no page load').toBe(true));
}

async function expectArrival(page: Page, title: string) {
  await breaking(['2.4.2'], expect(page).toHaveTitle(title));
  await breaking(['2.4.3'], expect(pageHeading(page)).toBeFocused());
  await breaking([], expect.poll(() => page.evaluate(() => scrollY)).toBe(0));
}

export const skipLink: Check = {
  criteria: ['2.4.1'],
  claim: 'Expects the skip link to be the first tab stop of a loaded page, in view, and, after links too, to lead past all navigation.',
  on: ['header', 'navigation'],
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
        for (const path of ['/docs/webhooks', '/terms'] as const) {
          await linkTo(page, path).click();
          await expect(pageHeading(page), `${path} has arrived, and moves focus no more`).toBeFocused();
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
