/** axe on every page as it loads: the gate that each route passes. */
import { expectNoViolations } from './axe';
import { expect, test } from './sharedPage';
import { isAudit, paths } from './test';

for (const path of paths) {
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' });

    test(`has no accessibility violations`, async ({ look }) => {
      const page = await look(path);
      await expectNoViolations(page);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('title')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      const fonts = await page.evaluate(preloadedFonts);
      expect(fonts.loaded, 'each font that is preloaded is used').toBeGreaterThanOrEqual(fonts.preloaded);
    });

    test(`has no accessibility violations in the dark theme`, async ({ look }) => {
      await expectNoViolations(await look(path, { theme: 'dark' }), '', { rules: 'colors' });
    });

    test(`has no accessibility violations at 320 px`, async ({ look }) => {
      await expectNoViolations(await look(path, { width: 320 }), '', { rules: 'structure' });
    });

    if (!isAudit) return;

    test(`has no accessibility violations in the dark theme at 320 px`, async ({ look }) => {
      await expectNoViolations(await look(path, { theme: 'dark', width: 320 }));
    });
  });
}

/** Runs in the page. How many fonts it preloads, and how many its text has asked for. */
async function preloadedFonts() {
  const fonts = await document.fonts.ready;
  const preloaded = document.querySelectorAll('link[rel=preload][as=font]').length;
  return { preloaded, loaded: Array.from(fonts).filter(({ status }) => status === 'loaded').length };
}
