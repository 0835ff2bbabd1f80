/** The style guide of the dev server: held to what the pages are held to, and left out of what is built. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { routes } from '../src/routes';
import { clipped, smallTargets } from './audit/measures/layout';
import { expectNoViolations } from './engines';
import { hydrated } from './test';

// The second server of playwright.config.ts.
const address = 'http://127.0.0.1:4191/styleguide';

/** The dev server and React's dev build say that they are there; whatever else is said is a complaint. */
const test = base.extend<{ quietPage: void }>({
  quietPage: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (!['debug', 'info'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use();
      expect(complaints, 'the console stays empty').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens it and waits until its samples have come into their states: the tip is the last of them. */
async function openStyleguide(page: Page) {
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expect(page.getByText(/^Copying did not work/)).toBeVisible();
}

const sample = (page: Page, caption: string) => page.getByRole('figure', { name: caption, exact: true });

const preferences = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

for (const [name, media] of Object.entries(preferences)) {
  // They differ by colours: the narrow layout is looked at once.
  for (const width of name === 'light' ? [320, 1280] : [1280]) {
    test(`has no accessibility violations in ${name}, ${width} px wide`, async ({ page }) => {
      await page.emulateMedia(media);
      await page.setViewportSize({ width, height: 900 });
      await openStyleguide(page);
      await expectNoViolations(page);
    });
  }
}

test('fits 320 px, and keeps its words at 200 % text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openStyleguide(page);
  expect(await clipped(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await clipped(page)).toEqual([]);
});

test('has targets of 44 px, in every state', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openStyleguide(page);
  expect(await smallTargets(page)).toEqual([]);
});

test('forces what a pointer and a key would do', async ({ page }) => {
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
  await page.keyboard.press('Shift');
  await button('at rest').focus();
  expect(await look('focus')).toEqual(await look('at rest'));
});

test('its two theme controls are one', async ({ page }) => {
  await openStyleguide(page);
  const controls = page.getByRole('radio', { name: 'Dark' });
  await expect(controls).toHaveCount(2);
  await controls.first().check();
  await expect(controls.last()).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Light' }).last().check();
  await expect(page.getByRole('radio', { name: 'Light' }).first()).toBeChecked();
  await page.reload();
  await hydrated(page);
  for (const control of await page.getByRole('radio', { name: 'Light' }).all()) await expect(control).toBeChecked();
});

test('shows the account screen on request', async ({ page }) => {
  await openStyleguide(page);
  await sample(page, 'AccountScreen: sign-in, as a page').getByRole('button').click();
  const frame = page.frameLocator('iframe');
  // That page is audited as the page that it is.
  await expect(frame.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('is in nothing that is built', async ({ request, baseURL }) => {
  const dist = join(import.meta.dirname, '../dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(routes.length);
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    expect(file).not.toMatch(/style-?guide/i);
    expect(readFileSync(file, 'latin1'), file).not.toMatch(/style-? ?guide|data-force/i);
  }
  expect((await request.get(`${baseURL}/styleguide`)).status()).toBe(404);
});
