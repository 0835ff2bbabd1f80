/** What visitors meet while sections wait for their layout. */
import type { Page } from '@playwright/test';
import { hold, hydrated } from '../../a11y/openPage';
import { expect, test } from '../../a11y/test';
import { pricingPage } from '../content/pages/plans';

const early = { waitUntil: 'domcontentloaded' } as const;
const words = 'Head of operations';

// Chromium reports a mouse over a new page, which is early input.
test.beforeEach(({ page }) => page.addInitScript(() => addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true)));

/** The page waits until the returned function is called, as on a busy phone. */
async function holdIdleTasks(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { requestIdleCallback } = window;
    window.requestIdleCallback = (task) => {
      Object.assign(window, { goOn: () => ((window.requestIdleCallback = requestIdleCallback), requestIdleCallback(task)) });
      return 0;
    };
  });
  return async () => {
    await page.waitForFunction(() => 'goOn' in window);
    await page.evaluate('goOn()');
  };
}

/** Whether a text, by default one far down, is laid out. */
const isLaidOut = (page: Page, text: string = words) =>
  page.getByText(text).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test('the first paint has the sections of the window, and no others', async ({ page }) => {
  // The first frame lasts.
  await page.addInitScript(() => (window.requestAnimationFrame = () => 0));
  const release = await hold(page, /\.css$/);
  await page.goto('/pricing', early);
  release();
  // The style sheet is there and the observer has run. Without the style sheet, everything is laid out.
  await expect(page.locator('[data-laid-out]').first()).toBeAttached();
  expect(await isLaidOut(page, pricingPage.finder.label)).toBe(true);
  expect(await isLaidOut(page, pricingPage.notesHeading)).toBe(false);
});

test('a section that waits delays no app, is on paper, and is found by find-in-page', async ({ page }) => {
  const release = await holdIdleTasks(page);
  await page.goto('/', early);
  await expect(page.locator('html')).toHaveAttribute('data-js', 'ready');
  await expect.poll(() => isLaidOut(page)).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => isLaidOut(page), 'on paper').toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate((text) => void (window as unknown as { find: (text: string) => boolean }).find(text), words);
  await expect(page.getByText(words)).toBeInViewport();
  await release();
  await hydrated(page);
  await expect(page.locator('[data-deferred], [data-laid-out]')).toHaveCount(0);
});

test('the modules of the page are requested while the fonts arrive, and sections wait for the fonts', async ({ page }) => {
  const release = await holdIdleTasks(page);
  const serveFonts = await hold(page, /\.woff2$/);
  const requested = page.waitForRequest(/HomePage.*\.js$/);
  await page.goto('/', early);
  await requested;
  expect(await page.evaluate(() => 'goOn' in window)).toBe(false);
  serveFonts();
  await release();
  await hydrated(page);
});

test('early input ends the wait', async ({ page }) => {
  await holdIdleTasks(page);
  await page.goto('/', early);
  await expect.poll(() => isLaidOut(page)).toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(() => isLaidOut(page)).toBe(true);
});

test('nothing waits after Back and a reload, and with a link to a fragment or a text', async ({ page }) => {
  await holdIdleTasks(page);
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
