/** What a reader of the docs meets in windows of several widths. */
import { docsLayout } from '../src/content/interface';
import { routeById } from '../src/routes';
import { expect, openEarly, openPage, test } from './test';

const reference = routeById('docsApiReference').path;
const webhooks = routeById('docsWebhooks');

test('a hash leads to a heading below the sticky bar, before and after hydration', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openEarly(page, `${webhooks.path}#payload`);
  const heading = page.locator('#payload');
  await expect(heading).toBeInViewport();
  await release();
  const bar = await page.locator('[data-sticky-bar]').boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? NaN) + (bar?.height ?? NaN));
});

test('a section that is chosen in the bar gets focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, webhooks.path);
  await page.getByText(docsLayout.bar(webhooks.label)).click();
  await page.locator('[data-sticky-bar] a[href="#payload"]').click();
  await expect(page).toHaveURL(`${webhooks.path}#payload`);
  await expect(page.locator('#payload')).toBeFocused();
});

for (const path of [reference, routeById('docsQuotasAndRateLimits').path]) {
  test(`no name in a table of ${path} breaks at 768 px`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openPage(page, path);
    const broken = await page.locator('table code').evaluateAll((names) =>
      names
        .filter((name) => {
          const range = document.createRange();
          range.selectNodeContents(name);
          return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1;
        })
        .map((name) => name.textContent),
    );
    expect(broken).toEqual([]);
  });
}
