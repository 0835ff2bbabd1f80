/** The history of tabs, their direction, and rows of tabs in narrow windows. */
import { builtHtml } from '../../../a11y/builtHtml';
import type { Finding } from '../../../a11y/findings';
import { paths } from '../../../a11y/pages';
import { openEarly, openPage } from '../../../a11y/openPage';
import { linkTo } from '../../../a11y/locators';
import { expect, test } from '../../../a11y/test';

test('labels stay in their tabs, and no tab is alone below a row of three or more, at 320 and 480 px', async ({ page }) => {
  for (const path of paths.filter((each) => builtHtml(each).includes('role="tablist"'))) {
    await openPage(page, path);
    for (const width of [320, 480]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(unevenTabs), `${path}, ${width} px`).toHaveNoFindings();
    }
  }
});

test('a held arrow key adds one history entry, a selected tab none, and Back focuses the tab that it selects', async ({ page }) => {
  for (const [path, next] of Object.entries({ '/product': 'ArrowDown', '/integrations': 'ArrowRight' })) {
    await openPage(page, path);
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    await tabs.first().focus();
    for (let press = 0; press < 3; press++) await page.keyboard.down(next);
    await expect(tabs.first()).not.toBeFocused();
    await page.locator('[role=tab]:focus').click();
    await expect(page).toHaveURL(/#[\w-]+$/);
    expect(await entries(), path).toBe(before + 1);
    await linkTo(page, '/contact').focus();
    await page.keyboard.up(next);
    await tabs.first().evaluate((tab: HTMLElement) => tab.click());
    expect(await entries(), 'a click by voice control adds an entry').toBe(before + 2);
    await page.goBack();
    // Not the page itself, which Chromium focuses while it goes back.
    await expect(page.locator('[role=tab][aria-selected=true]:not(:first-child)').first()).toBeFocused();
    await page.goBack();
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.first()).toBeFocused();
  }
});

test('arrow keys move focus from a tab that got it before hydration', async ({ page }) => {
  const release = await openEarly(page, '/product');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  await release();
  await page.keyboard.press('ArrowDown');
  await expect(tabs.nth(1)).toBeFocused();
  await Promise.all(['ArrowDown', 'Tab'].map((key) => page.keyboard.press(key)));
  await expect(page.locator('[role=tabpanel] :focus'), 'Tab directly after an arrow key leads into the panel').toBeVisible();
});

test('arrow keys follow the reading direction of a page in Arabic', async ({ page }) => {
  await page.route('/product', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<html lang="[^"]*"/, '<html lang="ar" dir="rtl"') });
  });
  await openPage(page, '/product');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.nth(1).click();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

/** Runs in the page. */
function unevenTabs(): Finding[] {
  return Array.from(document.querySelectorAll('[role=tablist]')).flatMap((list) => {
    const tabs = Array.from(list.querySelectorAll('[role=tab]')).filter((tab) => tab.checkVisibility());
    const left = tabs.filter((tab) => {
      const range = new Range();
      range.selectNodeContents(tab);
      const [outer, inner] = [tab.getBoundingClientRect(), range.getBoundingClientRect()];
      return inner.left < outer.left - 1 || inner.right > outer.right + 1;
    });
    const tops = tabs.map((tab) => Math.round(tab.getBoundingClientRect().top));
    const sizes = tops.map((top) => tops.filter((other) => other === top).length);
    const isUneven = sizes.includes(1) && Math.max(...sizes) > 2;
    return [
      ...left.map((tab) => finding(tab, 'a label outside its tab')),
      ...(isUneven ? [finding(list, 'a tab alone below a row of tabs')] : []),
    ];
  });
}
