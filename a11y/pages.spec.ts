import { expectNoViolations } from './axe';
import { expect, openPage, paths, test } from './test';

const widths = [320, 1280];

for (const path of paths) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of widths) {
      test(`${path} has no accessibility violations, ${colorScheme}, ${width} px wide`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await openPage(page, path);
        await expectNoViolations(page);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('title')).toHaveCount(1);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      });
    }
  }
}

test('every page has a title of its own', async ({ page }) => {
  const titles = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(paths.length);
});
