import type { Page } from '@playwright/test';
import { routeById } from '../../src/content/routes';
import { dom } from '../audit/barriers/plant';
import { expectAnnouncements, recordAnnouncements } from '../audit/measures/liveRegions';
import { expect } from '../findings';
import { openPage } from '../openPage';
import type { Check, Operation } from './check';

export const routeChange: Check = {
  criteria: ['2.4.2', '2.4.3', '4.1.3'],
  claim:
    'Follows links from each page to the sitemap and back, without a page load; expects the title of the new page, focus on its heading at the top of the window, and one announcement, and Back to restore focus and title.',
  on: 'every style',
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
    'no announcement': dom('[role=status]', (region) => {
      new MutationObserver(() => region.textContent && region.replaceChildren()).observe(region, { childList: true });
    }),
  },
};

const sitemap = routeById('sitemap').path;

async function followLinks({ page, path, builtHtml }: Parameters<Operation['run']>[0]) {
  const titleOf = (url: string) => /<title>(.*?)<\/title>/.exec(builtHtml(url))?.[1]?.replaceAll('&amp;', '&') ?? '';
  await openPage(page, path);
  await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }));
  const announced = await recordAnnouncements(page);
  const toSitemap = page.getByRole('contentinfo').locator(`a[href="${sitemap}"]`);
  await toSitemap.click();
  await expectArrival(page, titleOf(sitemap));
  if (path !== sitemap) await expectAnnouncements(announced, [titleOf(sitemap)]);
  // The page for unknown addresses has no link to it.
  const [link] = await page.getByRole('main').locator(`a[href="${path}"]`).all();
  if (link) {
    await link.click();
    await expectArrival(page, titleOf(path));
    await page.evaluate(() => history.back());
    await expect(link).toBeFocused();
    await expect(page).toHaveTitle(titleOf(sitemap));
  }
  if (path === sitemap) return;
  await page.evaluate(() => history.back());
  await expect(toSitemap).toBeFocused();
  await expect(page).toHaveTitle(titleOf(path));
  expect(await page.evaluate(() => 'isFirstDocument' in globalThis), 'no page load').toBe(true);
}

async function expectArrival(page: Page, title: string) {
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}
