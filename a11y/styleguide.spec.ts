/** The style guide, which only the dev server has: it meets what the pages meet, and nothing of it is built. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { copyButton } from '../src/content/controls';
import { themeField } from '../src/lib/theme';
import { routes } from '../src/routes';
import { clipped, smallTargets } from './audit/measures/layout';
import { expectNoViolations } from './axe';
import { hydrated, test as siteTest } from './test';

interface Fixtures {
  /** The style guide in light, 1280 px wide, with all samples played. A test that changes more than theme and size undoes it. */
  readonly styleguide: Page;
}

const test = siteTest.extend<Fixtures>({
  // The second server of playwright.config.ts, on the port after that of the first.
  baseURL: async ({ baseURL }, use) => {
    const address = new URL(String(baseURL));
    address.port = String(Number(address.port) + 1);
    await use(address.origin);
  },
  page: async ({ keptPage }, use) => use(await keptPage('style guide')),
  context: async ({ keptPage }, use) => use((await keptPage('style guide')).context()),
  complaints: async ({ complaints }, use) => {
    await use(complaints);
    // The dev server and React's development build say that they are there.
    complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/^(debug|info): /.test(complaint)));
  },
  styleguide: async ({ page, baseURL }, use) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' });
    const address = `${baseURL}/styleguide`;
    if (page.url() !== address) {
      await page.goto(address);
      await hydrated(page);
      // The samples that take longest to play. A later press elsewhere closes the tooltip.
      await expect(page.getByRole('tooltip')).toBeVisible();
      await expect(sample(page, 'CodeBlock: copying did not work')).toContainText(copyButton.shownFailure);
    }
    await use(page);
  },
});

/** Resizes the window, and waits until boxes that scroll have noticed. */
async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await hydrated(page);
}

function sample(page: Page, caption: string) {
  return page.getByRole('figure', { name: caption, exact: true });
}

test.describe('the style guide', () => {
  // One load for all tests.
  test.describe.configure({ mode: 'default' });

  test('has no accessibility violations', async ({ styleguide }) => {
    await expectNoViolations(styleguide, '', { rules: 'strictest' });
  });

  test('has no accessibility violations in the dark theme', async ({ styleguide }) => {
    await styleguide.emulateMedia({ colorScheme: 'dark' });
    await expectNoViolations(styleguide, '', { rules: 'colors' });
  });

  test('has no accessibility violations in forced colours', async ({ styleguide }) => {
    await styleguide.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
    await expectNoViolations(styleguide, '', { rules: 'colors' });
  });

  test('has no accessibility violations at 320 px', async ({ styleguide }) => {
    await resize(styleguide, 320, 900);
    await expectNoViolations(styleguide, '', { rules: 'structure' });
  });

  test('fits 320 px', async ({ styleguide }) => {
    await resize(styleguide, 320, 640);
    expect(await clipped(styleguide)).toEqual([]);
  });

  test('cuts off no text at 200 %', async ({ styleguide }) => {
    await styleguide.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await clipped(styleguide)).toEqual([]);
    await styleguide.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  });

  test('has targets of 44 px in every state', async ({ styleguide }) => {
    await resize(styleguide, 360, 800);
    expect(await smallTargets(styleguide)).toEqual([]);
  });

  test('shows hover, focus and press as pointer and keyboard cause them', async ({ styleguide }) => {
    const button = (state: string) => sample(styleguide, `Button: primary, ${state}`).getByRole('button');
    const look = (state: string) =>
      button(state).evaluate((element) => {
        const { backgroundColor, borderColor, color, outline, boxShadow, textDecoration } = getComputedStyle(element);
        return { backgroundColor, borderColor, color, outline, boxShadow, textDecoration };
      });
    const atRest = await look('at rest');
    await button('at rest').hover();
    expect(await look('at rest')).not.toEqual(atRest);
    expect(await look('hover')).toEqual(await look('at rest'));
    await styleguide.mouse.down();
    expect(await look('pressed')).toMatchObject({ backgroundColor: (await look('at rest')).backgroundColor });
    await styleguide.mouse.up();
    await styleguide.mouse.move(0, 0);
    // A key press makes the browser show the focus ring.
    await styleguide.keyboard.press('Shift');
    await button('at rest').focus();
    expect(await look('focus')).toEqual(await look('at rest'));
    await button('at rest').blur();
  });

  test('shows the account screen on request', async ({ styleguide }) => {
    const button = sample(styleguide, 'AccountScreen: sign-in, as a page').getByRole('button');
    await button.click();
    // The pages' own specs audit that page.
    await expect(styleguide.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    await button.click();
    await expect(styleguide.locator('iframe')).toHaveCount(0);
  });

  test('has two theme controls that agree, and remembers the choice', async ({ styleguide }) => {
    const controls = (theme: string) => styleguide.locator(`input[name=${themeField}][value=${theme}]`);
    await expect(controls('dark')).toHaveCount(2);
    await controls('dark').first().check();
    await expect(controls('dark').last()).toBeChecked();
    await expect(styleguide.locator('html')).toHaveAttribute('data-theme', 'dark');
    await controls('light').last().check();
    await expect(controls('light').first()).toBeChecked();
    await styleguide.reload();
    await hydrated(styleguide);
    for (const control of await controls('light').all()) await expect(control).toBeChecked();
    await controls('system').first().check();
  });
});

base('no file of the build mentions the style guide', async ({ request }) => {
  const dist = join(import.meta.dirname, '../dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(routes.length);
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  expect(paths.filter((path) => /style-?guide/i.test(relative(dist, path)))).toEqual([]);
  expect(paths.filter((path) => /style-? ?guide|data-force/i.test(readFileSync(path, 'latin1')))).toEqual([]);
  expect((await request.get('/styleguide')).status()).toBe(404);
});
