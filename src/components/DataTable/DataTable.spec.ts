/** Tables fit in their column, because beyond it they would cover what is beside it. */
import type { Finding } from '../../../a11y/findings';
import { paths } from '../../../a11y/pages';
import { expect, test } from '../../../a11y/test';

// Without JavaScript, every panel is open.
test.use({ javaScriptEnabled: false });

test('no table is wider than its column', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    for (const width of [800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(wideTables), `${path}, ${width} px`).toHaveNoFindings();
    }
  }
});

function wideTables(): Finding[] {
  return Array.from(document.querySelectorAll('main table')).flatMap((table) => {
    const room = table.parentElement?.clientWidth ?? 0;
    return table.scrollWidth > room + 1 ? [finding(table, 'width in px', table.scrollWidth, `at most ${room}`)] : [];
  });
}
