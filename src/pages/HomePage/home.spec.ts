/** Tests where the result of a switch appears, and what is open without JavaScript. */
import { openPage } from '../../../a11y/openPage';
import { expect, test } from '../../../a11y/test';

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`shows the result of a switch without scrolling in a window of ${width} by ${height} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, '/');
    await page.getByRole('switch').last().scrollIntoViewIfNeeded();
    await page.getByRole('switch').first().click();
    const result = page
      .getByText(/ returned 503\.$/)
      .and(page.locator('strong'))
      .filter({ visible: true });
    await expect(result).toBeInViewport({ ratio: 1 });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows one response, and a closed disclosure for each of the others', async ({ page }) => {
    await page.goto('/');
    const responses = page.locator('pre', { hasText: /^\{"id":|^503 / }).filter({ visible: true });
    await expect(responses).toHaveCount(1);
    await page.locator('main summary').first().click();
    await expect(responses).toHaveCount(2);
  });
});
