/** The menu of narrow windows, and the header of a long page, which returns when a visitor scrolls up. */
import type { Page } from '@playwright/test';
import { layoutText, themeControl } from '../../content/interface';
import { routeAt } from '../../content/routes';
import { menuButton, pageHeading } from '../../../a11y/locators';
import { openPage } from '../../../a11y/openPage';
import { expect, test } from '../../../a11y/test';
import { views } from '../../../a11y/views';

const { path } = routeAt('/docs/api-reference');
const header = (page: Page) => page.getByRole('banner');
const bottomOf = async (page: Page) => {
  const box = await header(page).boundingBox();
  return (box?.y ?? NaN) + (box?.height ?? NaN);
};

async function scrollUp(page: Page) {
  // Not over the menu of the docs, which may scroll.
  await page.mouse.move((page.viewportSize()?.width ?? NaN) / 2, 400);
  await page.mouse.wheel(0, 3000);
  await expect(header(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(header(page)).toBeInViewport({ ratio: 0.99 });
}

test('zoom folds no menu with focus, Escape closes it from the header and the body, and text spacing breaks no name', async ({ page }) => {
  await openPage(page, '/pricing');
  const [menu, nav] = [menuButton(page), page.getByRole('navigation', { name: layoutText.mainNavigation })];
  await nav.getByRole('link').first().focus();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(nav.getByRole('link').first(), 'as zoom does').toBeFocused();
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(link, 'Escape moves no focus while the menu is closed').toBeFocused();
  for (const key of ['Enter', 'Escape', 'Enter']) await menu.press(key);
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(nav).toBeVisible();
  await expect(link).toBeFocused();
  // A click by a screen reader may leave focus on no element.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(nav).toBeHidden();
  await expect(menu).toBeFocused();
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.evaluate(() => document.body.style.setProperty('letter-spacing', '0.12em'));
  expect((await header(page).locator('a > span').first().boundingBox())?.height, 'the name stays in one piece').toBeLessThan(30);
});

test('the menu of a phone has what wide windows show in the footer, with its theme, and closes on a link to any page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/pricing');
  const nav = page.getByRole('navigation', { name: layoutText.mainNavigation });
  const entries = await page.evaluate(() => history.length);
  await menuButton(page).click();
  for (const key of ['Control+k', 'Escape']) await page.keyboard.press(key);
  await expect(nav, 'Escape closes the search dialog alone').toBeVisible();
  await nav.getByRole('radio', { name: themeControl.themes.dark }).check();
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: themeControl.themes.dark })).toBeChecked();
  await nav.locator('a[href="/pricing"]').click();
  await expect(pageHeading(page)).toBeFocused();
  await expect(nav, 'a link to the current page').toBeHidden();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await menuButton(page).click();
  await expect(pageHeading(page), 'which screen readers would call clickable').not.toHaveAttribute('tabindex');
  await nav.getByRole('link', { name: routeAt('/contact').label, exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await expect(nav).toBeHidden();
});

for (const width of [390, 1280]) {
  test(`scrolling up returns the header, which covers no target of a link and leaves when focus moves, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, path);
    await scrollUp(page);
    for (const id of ['errors', 'request', 'errors']) {
      await page.evaluate((hash) => (location.hash = hash), id);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      expect((await page.locator(`[id="${id}"]`).boundingBox())?.y, id).toBeGreaterThanOrEqual(await bottomOf(page));
    }
    // From the target, Shift+Tab goes up.
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press('Shift+Tab');
      await expect(header(page)).not.toBeInViewport();
    }
  });
}

test('a phone that is turned shows the same passage, below the header that has returned', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const phone = (width: number) => ({ width, height: 1234 - width, deviceScaleFactor: 2, mobile: true });
  await session.send('Emulation.setDeviceMetricsOverride', phone(390));
  await openPage(page, path);
  await scrollUp(page);
  await page.evaluate(() => (location.hash = 'errors'));
  for (const width of [844, 390]) {
    await expect(page.locator('#errors'), `before ${width} px`).toBeInViewport();
    await session.send('Emulation.setDeviceMetricsOverride', phone(width));
  }
  await expect(page.locator('#errors')).toBeInViewport();
});

test('the menu of the header that has returned is in front of the bar of the docs, and scrolling down hides it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, path);
  await scrollUp(page);
  const bar = page.locator('[data-sticky-bar]');
  expect((await bar.boundingBox())?.y).toBeGreaterThanOrEqual(Math.floor(await bottomOf(page)));
  await menuButton(page).click();
  // Playwright clicks only what nothing covers.
  await header(page)
    .getByRole('link', { name: routeAt('/product').label, exact: true })
    .click({ trial: true });
  await page.mouse.move(200, 800);
  await page.mouse.wheel(0, 300);
  await expect(header(page)).not.toBeInViewport();
});

test('without JavaScript, the header with its open menu stays at the top of the page', async ({ look }) => {
  const page = await look(path, views.withoutScript);
  for (const top of [3000, 2700]) await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  expect(await page.evaluate(() => scrollY), 'a font that arrives late moves the page by some lines').toBeGreaterThan(2000);
  await expect(header(page)).not.toBeInViewport();
});
