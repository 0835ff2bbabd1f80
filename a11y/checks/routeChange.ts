import type { Page } from '@playwright/test';
import { dom } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { expectAnnouncements, recordAnnouncements } from '../liveRegions';
import { breaking, expect } from '../findings';
import { openPage } from '../openPage';
import { unescaped } from '../unescaped';
import type { Check, Operation } from './check';

export const routeChange: Check = {
  criteria: ['2.4.2', '2.4.3', '4.1.3'],
  claim:
    'Follows links from each page to another and back, without a page load; expects the title of each page, focus on the heading of the new one at the top of the window, and one announcement, and Back to restore focus and title.',
  on: 'every control',
  operates: { 'a link moves title, focus, and announcement to its page, and Back returns them': { run: followLinks } },
  barriers: {
    'no focus on the heading': dom('html', () => {
      const { focus } = HTMLElement.prototype;
      HTMLElement.prototype.focus = function (options) {
        if (this.tagName !== 'H1') focus.call(this, options);
      };
    }),
    'an old title': dom('title', (title) => {
      const { text } = title as HTMLTitleElement;
      new MutationObserver(() => title.textContent === text || (title.textContent = text)).observe(title, { childList: true });
    }),
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

const [home, sitemap] = ['/', '/sitemap'];

async function followLinks({ page, path, builtHtml }: Parameters<Operation['run']>[0]) {
  const titleOf = (url: string) => unescaped(/<title>(.*?)<\/title>/.exec(builtHtml(url))?.[1] ?? '');
  const other = path === sitemap ? home : sitemap;
  await openPage(page, path);
  await breaking(['2.4.2'], expect(page).toHaveTitle(titleOf(path)));
  await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }));
  const announced = await recordAnnouncements(page);
  const there = page.locator(`:is(header, footer) a[href="${other}"]`).last();
  await there.click();
  await expectArrival(page, titleOf(other));
  await expectAnnouncements(announced, [titleOf(other)]);
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
  await breaking(['2.4.3'], expect(page.getByRole('heading', { level: 1 })).toBeFocused());
  await breaking([], expect.poll(() => page.evaluate(() => scrollY)).toBe(0));
}
