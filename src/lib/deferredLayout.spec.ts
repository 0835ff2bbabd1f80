/** What visitors meet while sections wait for their layout. */
import type { Page } from '@playwright/test';
import { hold, hydrated } from '../../a11y/openPage';
import { expect, test } from '../../a11y/test';
import { pricingPage } from '../content/pages/plans';

const early = { waitUntil: 'domcontentloaded' } as const;
const words = 'Head of operations';

// Chromium reports a mouse over a new page, which is early input.
test.beforeEach(({ page }) => page.addInitScript(() => addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true)));

/** Sections wait until the returned function is called. */
const holdFonts = (page: Page) => hold(page, /\.woff2$/);

/** Whether a text, by default one far down, is laid out. */
const isLaidOut = (page: Page, text: string = words) =>
  page.getByText(text).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test('the first paint has the sections of the window, and no others', async ({ page }) => {
  // The first frame lasts.
  await page.addInitScript(() => {
    const request = requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => request((time) => ((window.requestAnimationFrame = () => 0), callback(time)));
  });
  const release = await hold(page, /\.css$/);
  await page.goto('/pricing', early);
  release();
  // The style sheet is there and the first frame has begun. Without the style sheet, everything is laid out.
  await expect(page.locator('[data-laid-out]').first()).toBeAttached();
  expect(await isLaidOut(page, pricingPage.finder.label)).toBe(true);
  expect(await isLaidOut(page, pricingPage.notesHeading)).toBe(false);
});

test('the app loads while sections wait for the fonts, and such a section is on paper and found by find-in-page', async ({ page }) => {
  const serveFonts = await holdFonts(page);
  await page.goto('/', early);
  await expect(page.locator('html')).toHaveAttribute('data-js', 'ready');
  expect(await isLaidOut(page)).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => isLaidOut(page), 'on paper').toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate((text) => void (window as unknown as { find: (text: string) => boolean }).find(text), words);
  await expect(page.getByText(words)).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-deferred');
  serveFonts();
  await hydrated(page);
  await expect(page.locator('[data-deferred], [data-laid-out]')).toHaveCount(0);
});

test('early input ends the wait', async ({ page }) => {
  await holdFonts(page);
  await page.goto('/', early);
  await expect.poll(() => isLaidOut(page)).toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(() => isLaidOut(page)).toBe(true);
});

test('nothing waits after Back and a reload, and with a link to a fragment or a text', async ({ page }) => {
  await holdFonts(page);
  for (const url of ['/#teams', `/#:~:text=${encodeURIComponent(words)}`]) {
    await page.goto('about:blank');
    await page.goto(url, early);
    await expect(page.locator('html'), url).not.toHaveAttribute('data-deferred');
  }
  await page.goto('/pricing', early);
  await expect(page.locator('html')).toHaveAttribute('data-deferred');
  await page.reload(early);
  await expect(page.locator('html'), 'a reload').not.toHaveAttribute('data-deferred');
  await page.goto('/terms', early);
  await page.goBack(early);
  await expect(page.locator('html'), 'Back').not.toHaveAttribute('data-deferred');
});
