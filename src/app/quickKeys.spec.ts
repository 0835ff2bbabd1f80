/** Keys that come before the frame in which a page gets focus, as on a slow device. */
import { linkTo } from '../../a11y/locators';
import { openPage } from '../../a11y/openPage';
import { expect, test } from '../../a11y/test';

test('a key or a second Back before a page has focus changes neither its focus nor its scroll position', async ({ page }) => {
  const tabs = page.locator('[role=tab]');
  const link = linkTo(page, '/privacy');
  const expectTop = (top: number) => expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  const go = async (way: 'back' | 'forward') => {
    const { length } = await tabs.all();
    await page.evaluate((to) => history[to](), way);
    await expect(tabs).not.toHaveCount(length);
  };
  await page.clock.install();
  await openPage(page, '/product');
  await tabs.nth(1).dispatchEvent('click');
  // Before the frame that fires the scroll event.
  await tabs.nth(2).evaluate((tab: HTMLElement) => (scrollTo({ top: 300, behavior: 'instant' }), tab.click()));
  await page.clock.pauseAt(Date.now() + 60_000);
  await link.press('Enter');
  await expect(tabs).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(100);
  await expect(page.locator('h1'), 'Shift+Tab').toBeFocused();
  await expectTop(0);
  for (const way of ['back', 'forward', 'back'] as const) await go(way);
  await page.clock.runFor(100);
  await expect(link, 'Back, Forward, and Back').toBeFocused();

  await go('forward');
  await page.clock.runFor(100);
  await go('back');
  await page.evaluate(() => history.back());
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.clock.runFor(100);
  await expect(tabs.nth(1), 'Back and Back').toBeFocused();
  await expectTop(300);
});
