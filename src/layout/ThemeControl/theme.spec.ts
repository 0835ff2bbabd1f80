/** The theme: that of the system, or the choice in the footer. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { themeControl } from '../../content/interface';
import { routeAt } from '../../content/routes';
import { colorPairs } from '../../styles/colorPairs';
import { channelsOf } from '../../styles/contrast';
import { openPage } from '../../../a11y/openPage';
import { expect, test } from '../../../a11y/test';

const surface = colorPairs(readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8')).get('surface');
/** The backgrounds of the two themes, as computed styles write them. */
const [light, dark] = [surface?.light, surface?.dark].map((hex = '') => `rgb(${channelsOf(hex).join(', ')})`);

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const radio = (page: Page, theme: keyof typeof themeControl.themes) =>
  page.getByRole('contentinfo').getByRole('radio', { name: themeControl.themes[theme], exact: true });

test.use({ colorScheme: 'light' });

test('the theme follows the system until a visitor chooses one, which applies at once and on every page', async ({ page }) => {
  await openPage(page, '/');
  await expect(radio(page, 'system')).toBeChecked();
  expect(await background(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await radio(page, 'system').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(radio(page, 'dark')).toBeChecked();
  expect(await background(page)).toBe(dark);
  const { label, path } = routeAt('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
  await expect(page).toHaveURL(path);
  expect(await background(page)).toBe(dark);
  await openPage(page, '/pricing');
  await expect(radio(page, 'dark')).toBeChecked();
  expect(await background(page)).toBe(dark);
  await radio(page, 'system').check();
  expect(await background(page)).toBe(light);
});

test('a stored theme applies before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const moments: Record<string, number> = {};
    Object.assign(globalThis, { moments });
    new MutationObserver(() => (moments.theme ??= performance.now())).observe(document, {
      subtree: true,
      attributeFilter: ['data-theme'],
    });
    new PerformanceObserver((list) => (moments.paint ??= list.getEntries()[0]?.startTime ?? 0)).observe({ type: 'paint' });
  });
  await openPage(page, '/pricing');
  const moments = () => page.evaluate(() => (globalThis as { moments?: Record<string, number> }).moments ?? {});
  await expect.poll(async () => Object.keys(await moments()).toSorted()).toEqual(['paint', 'theme']);
  const { theme = 0, paint = 0 } = await moments();
  expect(theme).toBeLessThan(paint);
});

test('the color of the browser’s toolbar follows the chosen theme', async ({ page }) => {
  const bar = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );
  await openPage(page, '/');
  const before = await bar();
  await radio(page, 'dark').check();
  const after = await bar();
  expect([before.length, after.length]).toEqual([1, 1]);
  expect(after).not.toEqual(before);
});
