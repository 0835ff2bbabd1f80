/** Tests tooltips by keyboard, and beside each other. The checks of a11y/ test them by pointer and touch. */
import { layoutText } from '../../content/interface';
import { planFeatures } from '../../content/pages/plans';
import { menuButton, tipButtons } from '../../../a11y/locators';
import { openPage } from '../../../a11y/openPage';
import { expect, test } from '../../../a11y/test';

test('a tooltip stays while its button has focus, Escape closes nothing else, and one is open at a time', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/pricing');
  const tip = page.getByRole('tooltip');
  const texts = Object.values(planFeatures).map(({ tooltip }) => tooltip);
  const [first, second] = [tipButtons(page).first(), tipButtons(page).nth(1)];
  const afterDelays = () => page.clock.runFor(2000);
  await menuButton(page).press('Enter');

  await first.focus();
  const beyondCell = await first.evaluate((button) => {
    const ring = button.getBoundingClientRect().bottom + Number.parseFloat(getComputedStyle(button).outlineOffset);
    return ring - (button.closest('th')?.getBoundingClientRect().bottom ?? 0);
  });
  expect(beyondCell, 'its focus ring ends above the letters of the next cell').toBeLessThan(2);
  await afterDelays();
  await expect(tip).toHaveText(texts[0] ?? '');
  for (const key of ['Enter', 'Space']) await page.keyboard.press(key);
  await first.hover();
  await page.mouse.move(2, 2);
  await page.mouse.wheel(0, 5);
  await afterDelays();
  await expect(tip).toBeVisible();

  await page.keyboard.press('Escape');
  await afterDelays();
  await expect(tip).toBeHidden();
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tip).toBeVisible();

  // React Aria ignores the first movement of a pointer.
  await page.mouse.move(4, 4);
  await second.hover();
  await afterDelays();
  await expect(tip).toHaveText(texts[1] ?? '');
  await menuButton(page).evaluate((button) => button.focus({ preventScroll: true }));
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await expect(page.getByRole('navigation', { name: layoutText.mainNavigation }), 'the menu stays open').toBeVisible();
  await second.press('Tab');
  await afterDelays();
  await expect(tip).toHaveText(texts[2] ?? '');

  // 1280 by 720 px at a zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 180 });
  await page.keyboard.press('Tab');
  await afterDelays();
  expect(await tip.locator('div').evaluate((text) => text.scrollHeight - text.clientHeight), 'Tab leaves room for the whole text').toBe(0);
  await page.locator(':focus').evaluate((button: HTMLElement) => (document.dispatchEvent(new Event('scroll')), button.blur()));
  await expect(tip, 'focus leaves as the page scrolls').toBeHidden();
});
