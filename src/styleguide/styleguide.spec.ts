/** Tests that the style guide of the dev server passes the gates of pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectNoViolations } from '../../a11y/axe';
import { measure } from '../../a11y/measure';
import { hydrated } from '../../a11y/openPage';
import { expect, test as base } from '../../a11y/test';

const test = base.extend({
  // The second server of playwright.config.ts.
  baseURL: async ({ baseURL }, use) => {
    const url = new URL(String(baseURL));
    url.port = String(Number(url.port) + 1);
    await use(url.origin);
  },
  consoleErrors: async ({ consoleErrors }, use) => {
    await use(consoleErrors);
    // Vite and the development build of React write to the console.
    consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((error) => !/^(debug|info): /.test(error)));
  },
});

const tokensCss = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');

test('the style guide shows every token, and its states pass axe in both themes, and the layout checks', async ({ page }) => {
  await page.goto('/styleguide');
  await hydrated(page);
  const tokens = tokensCss.match(/(?<=^ {2})--[\w-]+(?=:)/gm) ?? [];
  expect(await page.locator('main li > p > code').allTextContents(), 'every token').toEqual(Array.from(new Set(tokens)));
  await expectNoViolations(page, '', 'strictest');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, '', 'colors');
  await page.setViewportSize({ width: 320, height: 900 });
  await hydrated(page);
  const narrow = await measure(page, ['textSize', 'targetSize']);
  // Pages have these links in sentences.
  const targets = narrow.targetSize.filter(({ selector }) => !selector.endsWith('> a'));
  await page.setViewportSize({ width: 1280, height: 900 });
  // Axe skips the text of a busy button.
  const wide = await measure(page, ['textSize', 'textContrast']);
  for (const findings of [targets, narrow.textSize, wide.textSize, wide.textContrast]) expect.soft(findings).toHaveNoFindings();
});
