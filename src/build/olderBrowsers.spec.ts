/** Tests browsers without recent JavaScript functions or CSS. */
import { linkTo } from '../../a11y/locators';
import { measure } from '../../a11y/measure';
import { openPage } from '../../a11y/openPage';
import { expect, test } from '../../a11y/test';

/** Deletes functions that are not Baseline widely available in November 2026. Runs in the page. */
function deleteRecentFunctions() {
  const recent: readonly (readonly [object, readonly string[]])[] = [
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
    [Promise, ['try']],
    [URL, ['parse']],
    // Pages over plain HTTP lack this one.
    [Crypto.prototype, ['randomUUID']],
    [window, ['scheduler', 'Iterator', 'trustedTypes', 'CloseWatcher']],
  ];
  for (const [owner, names] of recent) for (const name of names) Reflect.deleteProperty(owner, name);
}

test('pages hydrate without recent JavaScript functions', async ({ page }) => {
  await page.addInitScript(deleteRecentFunctions);
  for (const path of ['/', '/docs/api-reference', '/search?q=429']) {
    await openPage(page, path);
    // Not a click, which results that arrive under it would move.
    await linkTo(page, '/terms').press('Enter');
    await expect(page).toHaveURL('/terms');
  }
});

test('text is readable in dark mode without any color of tokens.css', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('var(--color-', 'var(--missing-') });
  });
  for (const path of ['/', '/docs/api-reference']) {
    await openPage(page, path);
    const { textContrast } = await measure(page, ['textContrast']);
    // A letter in a jack repeats the name beside it.
    expect(textContrast.filter(({ selector }) => !selector.includes('svg'))).toHaveNoFindings();
  }
});
