import type { Page } from '@playwright/test';
import { expect, openPage, test } from './test';

/** The paper of the light theme and the night of the dark one, as tokens.css has them. */
const [paper, night] = ['rgb(250, 247, 240)', 'rgb(21, 20, 15)'];

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const radio = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('radio', { name });

test.use({ colorScheme: 'light' });

test('follows the system until somebody chooses', async ({ page }) => {
  await openPage(page, '/');
  await expect(radio(page, 'System')).toBeChecked();
  expect(await background(page)).toBe(paper);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).toBe(night);
});

test('a choice takes effect at once, by keyboard too, on every page and after coming back', async ({ page }) => {
  await openPage(page, '/');
  await radio(page, 'System').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(radio(page, 'Dark')).toBeChecked();
  expect(await background(page)).toBe(night);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
  expect(await background(page)).toBe(night);
  await openPage(page, '/pricing');
  await expect(radio(page, 'Dark')).toBeChecked();
  expect(await background(page)).toBe(night);
  await radio(page, 'System').check();
  expect(await background(page)).toBe(paper);
});

test('a remembered theme is there before the first paint: nothing flashes', async ({ page }) => {
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

test('works while the app is not there, and after it has come', async ({ page }) => {
  // Everything but the first script waits.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?!boot).*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/terms', { waitUntil: 'commit' });
  await radio(page, 'Dark').check();
  expect(await background(page)).toBe(night);
  release();
  await openPage(page, page.url());
  await expect(radio(page, 'Dark')).toBeChecked();
});

test('the bars of the browser follow', async ({ page }) => {
  const bar = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );
  await openPage(page, '/');
  const light = await bar();
  await radio(page, 'Dark').check();
  const dark = await bar();
  expect([light.length, dark.length]).toEqual([1, 1]);
  expect(dark).not.toEqual(light);
});

test('a storage that refuses costs nothing but the memory', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await openPage(page, '/');
  await radio(page, 'Dark').check();
  expect(await background(page)).toBe(night);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the control is not there, and the theme is the system’s', async ({ page }) => {
    await page.goto('/');
    const control = page.locator('fieldset', { hasText: 'Theme' });
    await expect(control).toHaveCount(1);
    await expect(control).toBeHidden();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('background-color', night);
  });
});
