/** The theme: that of the system, or the choice in the footer. */
import type { Page } from '@playwright/test';
import { themeControl } from '../../content/interface';
import { openPage } from '../../../a11y/openPage';
import { expect, test } from '../../../a11y/test';

/** The color of the page, and of the toolbar of browsers. */
const colors = (page: Page) =>
  page.evaluate(() => [
    getComputedStyle(document.documentElement).backgroundColor,
    ...Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  ]);
const radio = (page: Page, theme: keyof typeof themeControl.themes) =>
  page.getByRole('contentinfo').getByRole('radio', { name: themeControl.themes[theme], exact: true });

test.use({ colorScheme: 'light' });

test('the theme follows the system until a visitor chooses one, which applies to other pages and to toolbars', async ({ page }) => {
  await openPage(page, '/');
  await expect(radio(page, 'system')).toBeChecked();
  const light = await colors(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await colors(page);
  expect(new Set([...light, ...dark]).size, 'two colors in each theme').toBe(4);
  await page.emulateMedia({ colorScheme: 'light' });
  await radio(page, 'system').focus();
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(radio(page, 'dark')).toBeChecked();
  expect(await colors(page)).toEqual(dark);
  await openPage(page, '/pricing');
  expect(await colors(page)).toEqual(dark);
  await radio(page, 'system').check();
  expect(await colors(page)).toEqual(light);
});

test('a stored theme applies before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const moments: Record<string, number> = {};
    Object.assign(globalThis, { moments });
    new MutationObserver(() => (moments.theme ??= performance.now())).observe(document, { subtree: true, attributeFilter: ['data-theme'] });
    new PerformanceObserver((list) => (moments.paint ??= list.getEntries()[0]?.startTime ?? 0)).observe({ type: 'paint' });
  });
  await openPage(page, '/pricing');
  const moments = () => page.evaluate(() => (globalThis as { moments?: Record<string, number> }).moments ?? {});
  await expect.poll(async () => Object.keys(await moments()).toSorted()).toEqual(['paint', 'theme']);
  const { theme = 0, paint = 0 } = await moments();
  expect(theme).toBeLessThan(paint);
});
