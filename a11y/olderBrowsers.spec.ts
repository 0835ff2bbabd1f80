/** Browsers that are in use but lack what is new: they get a plain light page, with all its words and borders. */
import type { Page } from '@playwright/test';
import { themeControl } from '../src/content/frame';
import { scriptsWith } from './audit/measures/absence';
import { edgeContrasts } from './audit/measures/edgeContrast';
import { pictureWithoutText } from './audit/measures/picture';
import { textContrasts } from './audit/measures/textContrast';
import { expect, hydrated, openPage, test } from './test';

test.use({ colorScheme: 'dark' });

for (const path of ['/', '/pricing', '/signup']) {
  test(`${path} is a plain light page, with borders, where light-dark() and new functions of JavaScript are missing`, async ({ page }) => {
    await lackWhatIsNew(page);
    await openPage(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
    await expect(page.getByRole('group', { name: themeControl.legend }), 'there is no theme to choose').toBeHidden();
    const picture = await pictureWithoutText(page);
    const text = await textContrasts(page, picture);
    expect.soft(text.faint).toEqual([]);
    expect(text.lines).toBeGreaterThan(40);
    const edges = await edgeContrasts(page, picture);
    expect.soft(edges.faint).toEqual([]);
    expect(edges.measured).toBeGreaterThan(4);
  });
}

test('no script of the site looks behind in a pattern: Safari before 16.4 could not read a file that does', () => {
  expect(scriptsWith(/\(\?<[=!]/)).toEqual([]);
});

test('a page without its style sheet has no large drawing', async ({ page }) => {
  await page.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  for (const path of ['/', '/integrations', '/product']) {
    await page.goto(path);
    for (const moment of ['as it loads', 'with the app']) {
      if (moment === 'with the app') await hydrated(page);
      const widths = await page.locator('svg').evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().width));
      expect(widths.length).toBeGreaterThan(2);
      expect(Math.max(...widths), `${path} ${moment}`).toBeLessThanOrEqual(240);
    }
  }
});

test('with the style sheet, a drawing that has coordinates is as large as without a size of its own', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/integrations', '/product', '/pricing', '/resources', '/signin', '/status', '/contact', '/docs', '/404']) {
      await page.goto(path, { waitUntil: 'load' });
      const changed = await page.locator('svg[viewBox]:not(svg svg)').evaluateAll((drawings) => {
        const sizes = () => drawings.map((drawing) => [drawing.clientWidth, drawing.clientHeight].join(' × '));
        const before = sizes();
        for (const drawing of drawings) for (const side of ['width', 'height']) drawing.removeAttribute(side);
        return sizes().flatMap((size, index) => (size === before[index] ? [] : [`${drawings[index]?.getAttribute('viewBox')}: ${before[index]}, and ${size} without`]));
      });
      expect.soft(changed, `${path}, ${width} px wide`).toEqual([]);
    }
  }
});

/** As in iOS 16, Chrome 120 or Firefox 115. */
async function lackWhatIsNew(page: Page) {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('light-dark(', 'not-known-yet(') });
  });
  await page.addInitScript(() => {
    const lacking: readonly (readonly [object, readonly string[]])[] = [
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any']],
      [window, ['scheduler', 'Iterator', 'trustedTypes', 'CloseWatcher']],
    ];
    for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name);
  });
}
