/** Tests client-side navigation: links, Back and Forward, and fragments. */
import type { Page } from '@playwright/test';
import { site } from '../content/site';
import { search } from '../content/pages/search';
import { type Path, routeAt } from '../content/routes';
import { titleOf } from '../content/siteRoutes';
import { faqEntry } from '../testing/articles';
import { answerButtons, errorSummary, linkTo, menuButton, pageHeading, submitButton } from '../../a11y/locators';
import { hold, hydrated, openPage } from '../../a11y/openPage';
import { expect, test } from '../../a11y/test';

const documentTitle = (path: Path) => `${titleOf(routeAt(path))} – ${site.name}`;
const historyLength = (page: Page) => page.evaluate(() => history.length);
const scrollTop = (page: Page) => page.evaluate(() => scrollY);
/** Within a pixel, because browsers round positions. */
const expectScrollTop = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await scrollTop(page)) - top), `from ${top} px`).toBeLessThanOrEqual(1);

/** Waits for a task and two frames: browsers report scrolling in a frame, and scroll to a fragment in a task after `popstate`. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(resolve)))));

test('pointing at a link fetches the code of its page, and nothing for a link to a file', async ({ page }) => {
  await openPage(page, '/docs/api-reference');
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.getByRole('main').locator('a[href$=".json"]').first().hover();
  await linkTo(page, '/contact').hover();
  await expect.poll(() => scripts.join()).toContain('ContactPage');
  await linkTo(page, '/privacy').focus();
  await expect.poll(() => scripts.join()).toContain('/privacy-');
  expect(scripts.join()).not.toContain('NotFoundPage');
});

test('the later of two clicks wins, even if its chunk loads first, and a double click is one', async ({ page }) => {
  await openPage(page, '/terms');
  const entries = await historyLength(page);
  const [privacyCode, sitemapCode] = [/\/assets\/privacy-[^/]*\.js$/, /\/assets\/SitemapPage-[^/]*\.js$/];
  const [releasePrivacy, releaseSitemap] = [await hold(page, privacyCode), await hold(page, sitemapCode)];
  const late = page.waitForResponse(privacyCode);
  await linkTo(page, '/privacy').click();
  await linkTo(page, '/sitemap').dblclick();
  releaseSitemap();
  await expect(page).toHaveURL('/sitemap');
  releasePrivacy();
  await (await late).finished();
  await hydrated(page);
  await expect(page).toHaveURL('/sitemap');
  await expect(page).toHaveTitle(documentTitle('/sitemap'));
  expect(await historyLength(page)).toBe(entries + 1);
});

test('a double click and a held key do nothing to what their start has put under the pointer or given focus', async ({ page }) => {
  const secondClick = () => page.mouse.down({ clickCount: 2 }).then(() => page.mouse.up({ clickCount: 2 }));
  await openPage(page, '/signup');
  await submitButton(page).click();
  await errorSummary(page).getByRole('link').first().hover();
  await secondClick();
  await expect(errorSummary(page)).toBeFocused();
  await errorSummary(page).getByRole('link').first().focus();
  for (const _ of ['first', 'repeat']) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.locator('main [name=name]')).toBeFocused();
  await linkTo(page, '/terms').click();
  await expect(pageHeading(page)).toBeFocused();
  await linkTo(page, '/privacy').hover();
  await secondClick();
  await expect(pageHeading(page)).toBeFocused();
  // A busy machine would take longer than a double click.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: search.heading }).click();
  await secondClick();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('Back to an open answer restores its scroll position and focus, after a reload too, and so does Forward', async ({ page }) => {
  const url = `/resources#faq-${faqEntry(4).id}`;
  await openPage(page, '/resources');
  await page.getByRole('button', { name: faqEntry(4).question }).click();
  await expect(page).toHaveURL(url);
  const link = linkTo(page, '/privacy');
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  await link.click();
  await expect(pageHeading(page)).toBeFocused();
  await pageHeading(page).dispatchEvent('blur');
  await twoFrames(page);
  await expect(pageHeading(page), 'the window lost focus, not the heading').toBeFocused();
  await page.mouse.wheel(0, 300);
  await expectScrollTop(page, 300);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(link).toBeFocused();
  await twoFrames(page);
  await expect(link).toBeFocused();
  await expectScrollTop(page, before);
  await page.goForward();
  await expect(pageHeading(page).filter({ hasText: routeAt('/privacy').label })).toBeFocused();
  await expectScrollTop(page, 300);
});

test('Back restores focus after a search, and moves it to the button of a menu that is closed now', async ({ page }) => {
  await openPage(page, '/resources');
  const answer = answerButtons(page).last();
  await answer.focus();
  const before = await scrollTop(page);
  await page.keyboard.press('/');
  await page.keyboard.type(routeAt('/docs').label);
  await expect(page.getByRole('option').first()).toBeVisible();
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page).not.toHaveURL('/resources');
  await page.goBack();
  await expect(answer).toBeFocused();
  await expectScrollTop(page, before);

  await page.setViewportSize({ width: 390, height: 800 });
  await menuButton(page).press('Enter');
  await page.getByRole('banner').getByRole('navigation').locator('a[href="/pricing"]').press('Enter');
  await expect(pageHeading(page)).toBeFocused();
  await page.goBack();
  await expect(menuButton(page)).toBeFocused();
});

test('Back restores focus in a form, and the place of the control in the window', async ({ page }) => {
  await openPage(page, '/signup');
  // The links to the errors, and the errors, are gone after Back.
  await submitButton(page).first().click();
  await expect(errorSummary(page)).toBeVisible();
  const link = page.getByRole('main').locator('form a[href="/terms"]');
  await link.scrollIntoViewIfNeeded();
  const before = (await link.boundingBox())?.y ?? NaN;
  await link.press('Enter');
  await expect(pageHeading(page)).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? NaN) - before)).toBeLessThan(2);
});

for (const [path, selector] of Object.entries({ '/product': '[role=tab]', '/terms': 'a[href^="#"]:not([href="#main"])' })) {
  test(`each history entry of ${path} has its own scroll position`, async ({ page }) => {
    await openPage(page, path);
    const urls: string[] = [];
    const tops = [300, 500, 700];
    for (const [index, top] of tops.entries()) {
      // Playwright would scroll to the control first.
      const control = page.locator(selector).nth(index + 1);
      await control.dispatchEvent('click');
      await expect(page).not.toHaveURL(urls.at(-1) ?? path);
      urls.push(page.url());
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await twoFrames(page);
    }
    const expectEntry = async (steps: number, index: number) => {
      await page.evaluate((by) => history.go(by), steps);
      await expect(page).toHaveURL(urls[index] ?? '');
      await twoFrames(page);
      await expectScrollTop(page, tops[index] ?? NaN);
    };
    // Without leaving the page.
    await expectEntry(-1, 1);
    await expectEntry(1, 2);
    for (const index of tops.keys()) {
      await linkTo(page, '/privacy').evaluate((link: HTMLAnchorElement) => link.click());
      await expect(page).toHaveTitle(documentTitle('/privacy'));
      await expectEntry(index - tops.length, index);
      // Forward to the last entry. Its position is saved again when the link leaves it.
      await expectEntry(2 - index, 2);
    }
  });
}

test('the id of an answer or a tab in the URL opens it, and an open answer updates the URL', async ({ page }) => {
  await openPage(page, `/resources#faq-${faqEntry(3).id}`);
  const button = page.getByRole('button', { name: faqEntry(3).question });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toBeInViewport();
  await expect(page.locator('main h3 > span').first(), 'for Reader View, which drops buttons').toHaveText(faqEntry(0).question);
  const entries = await historyLength(page);
  const next = page.getByRole('button', { name: faqEntry(5).question });
  await next.focus();
  const before = await next.boundingBox();
  await next.press('Space');
  await expect(page).toHaveURL(`/resources#faq-${faqEntry(5).id}`);
  await expect(next).toBeFocused();
  const after = await next.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 999)), 'px that the question moves while the answer above it closes').toBeLessThan(2);
  expect(await historyLength(page), 'an answer adds no history entry').toBe(entries);
  await page.evaluate(() => (location.hash = 'elsewhere'));
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveText([faqEntry(5).question]);
  await next.dblclick();
  await expect(page).toHaveURL(`/resources#faq-${faqEntry(5).id}`);
  await openPage(page, '/product#security');
  await expect(page.locator('#security')).toBeInViewport();
  await expect(page.getByRole('tablist').first().getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
});
