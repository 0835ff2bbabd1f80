import { expectNoViolations } from './engines';
import { expect, isAudit, openPage, paths, test } from './test';

const widths = [320, 1280];

for (const path of paths) {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Dark differs by colour alone: in an audit at both widths too.
    for (const width of colorScheme === 'light' || isAudit ? widths : [1280]) {
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
