/** The style guide, which only the dev server has: it passes the gates of pages, and no build contains it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyButton } from '../src/content/controls';
import { clipped, doubleText, smallTargets } from './audit/measures/layout';
import { expectNoViolations } from './axe';
import { expect, hydrated, test as base } from './test';

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

/** Opens the style guide, and waits for the slowest samples: the dev server reloads the page when it has bundled the dependencies. */
async function openStyleguide(page: Page) {
  await page.goto('/styleguide');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expect(sample(page, 'CodeBlock: copying did not work')).toContainText(copyButton.shownFailure);
  await hydrated(page);
}

const sample = (page: Page, caption: string) => page.getByRole('figure', { name: caption, exact: true });

test('the style guide passes axe and the layout checks in every theme and at 320 px', async ({ page }) => {
  await openStyleguide(page);
  await expectNoViolations(page, '', { rules: 'strictest' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, '', { rules: 'colors' });
  await page.emulateMedia({ forcedColors: 'active' });
  await expectNoViolations(page, '', { rules: 'colors' });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await page.setViewportSize({ width: 320, height: 900 });
  await hydrated(page);
  await expectNoViolations(page, '', { rules: 'structure' });
  expect.soft(await clipped(page), 'at 320 px').toEqual([]);
  expect.soft(await smallTargets(page), 'targets').toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await doubleText(page);
  expect.soft(await clipped(page), 'at a text size of 200 %').toEqual([]);
});

test('the style guide shows hover, focus and press as pointer and keyboard cause them', async ({ page }) => {
  await openStyleguide(page);
  const button = (state: string) => sample(page, `Button: primary, ${state}`).getByRole('button');
  const look = (state: string) =>
    button(state).evaluate((element) => {
      const { backgroundColor, borderColor, color, outline, boxShadow, textDecoration } = getComputedStyle(element);
      return { backgroundColor, borderColor, color, outline, boxShadow, textDecoration };
    });
  const atRest = await look('at rest');
  await button('at rest').hover();
  expect(await look('at rest')).not.toEqual(atRest);
  expect(await look('hover')).toEqual(await look('at rest'));
  await page.mouse.down();
  expect(await look('pressed')).toMatchObject({ backgroundColor: (await look('at rest')).backgroundColor });
  await page.mouse.up();
  await page.mouse.move(0, 0);
  // Browsers show the focus ring after a key press.
  await page.keyboard.press('Shift');
  await button('at rest').focus();
  expect(await look('focus')).toEqual(await look('at rest'));
});

base('no file of the build mentions the style guide', async ({ request }) => {
  const dist = join(import.meta.dirname, '../dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  expect(paths.filter((path) => /style-?guide/i.test(path.slice(dist.length)))).toEqual([]);
  expect(paths.filter((path) => /style-? ?guide|data-force/i.test(readFileSync(path, 'latin1')))).toEqual([]);
  expect((await request.get('/styleguide')).status()).toBe(404);
});
