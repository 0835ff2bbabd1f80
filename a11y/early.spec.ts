/** Before the app is there: presses are kept, nothing is lost, nothing moves; and when it never comes, the words stay. */
import type { Locator, Page } from '@playwright/test';
import { faq } from '../src/content/faq';
import { expect, hydrated, paths, samplePaths, test } from './test';

/** The least that the app's code takes, in milliseconds: an age, to a person who presses something. */
const delay = 3000;

/** Every script but the first one. */
const appCode = /\/assets\/(?!boot-).*\.js$/;

/** Opens a page whose app is late: not before what is returned is called, however slow the machine. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(appCode, async (route) => {
    await Promise.all([released, new Promise((resolve) => setTimeout(resolve, delay))]);
    await route.continue();
  });
  await page.goto(path);
  return release;
}

/** What only the app can operate, the last of each group. Those inside others come first: theirs may hide them. */
async function controls(page: Page): Promise<Locator[]> {
  const buttons = page.locator('button:visible:not([type=submit])');
  const last = page.locator('[role=tab]:visible:last-child, main label:last-child > [type=radio]:visible');
  const all = await buttons.or(last).all();
  return all.toReversed();
}

/** The state of every control, as screen readers are told. */
const states = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('button, [role=tab], main [type=radio]'), (element) =>
      [element.getAttribute('aria-expanded'), element.getAttribute('aria-selected'), (element as HTMLInputElement).checked].join(),
    ),
  );

const ways: Readonly<Record<string, (control: Locator) => Promise<void>>> = {
  mouse: (control) => control.click(),
  touch: (control) => control.tap(),
  keyboard: async (control) => {
    if ((await control.getAttribute('type')) === 'radio') await control.locator('xpath=../..').locator(':checked').press('ArrowRight');
    else if ((await control.getAttribute('role')) === 'tab') await control.locator('xpath=..').locator('[aria-selected=true]').press('End');
    else await control.press('Enter');
  },
};

// Three kinds of presses on every control, each 3 s before the app: the longest of all.
for (const path of samplePaths) {
  test.describe(path, () => {
    test.use({ hasTouch: true, permissions: ['clipboard-write'], viewport: { width: 360, height: 800 } });

    test('answers presses that come before the app as later ones, by mouse, touch and keyboard', async ({ page, context }) => {
      await page.goto(path);
      await hydrated(page);
      const before = await states(page);
      for (const control of await controls(page)) await control.click();
      const expected = await states(page);
      expect(expected, 'something was pressed').not.toEqual(before);

      // Side by side, since each waits for its app.
      const answers = Object.entries(ways).map(async ([way, press]) => {
        const early = await context.newPage();
        const release = await openEarly(early, path);
        for (const control of await controls(early)) await press(control);
        release();
        await hydrated(early);
        await expect.poll(() => states(early), way).toEqual(expected);
        await early.close();
      });
      await Promise.all(answers);
    });
  });
}

test('a press that begins before the app and ends after it counts once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const menu = page.getByRole('button', { name: 'Menu' });
  const question = page.getByRole('button', { name: faq[0].question });
  for (const control of [question, menu]) {
    const release = await openEarly(page, '/resources');
    await control.hover();
    await page.mouse.down();
    release();
    await hydrated(page);
    await page.mouse.up();
    await expect(control).toHaveAttribute('aria-expanded', 'true');
  }
});

test('a form that is sent before the app is there is answered when it is, with nothing lost', async ({ page }) => {
  const release = await openEarly(page, '/signup');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada');
  await page.getByRole('main').locator('button[type=submit]').click();
  release();
  await hydrated(page);
  await expect(page.getByRole('group', { name: /^Please check/ })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada');
});

test('code that is copied before the app is there is copied when it is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  const release = await openEarly(page, '/docs');
  const button = page.getByRole('button', { name: /^Copy / }).first();
  await button.click();
  release();
  await expect(button).toHaveAttribute('data-copied', 'true');
});

test('focus stays where it is when the app takes over', async ({ page }) => {
  const release = await openEarly(page, '/product');
  const tab = page.getByRole('tab', { name: 'Hub' });
  await tab.focus();
  release();
  await hydrated(page);
  await expect(tab).toBeFocused();
});

/** Adds up how far what is on the page moves by itself, as browsers count it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);
}

for (const path of paths) {
  test(`${path} stays in place when the app takes over`, async ({ page }) => {
    const shifted = await watchShifts(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await hydrated(page);
      await page.waitForTimeout(300);
      expect(await shifted(), `${width} px wide`).toBeLessThanOrEqual(0.001);
    }
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('typing moves nothing', async ({ page }) => {
    const shifted = await watchShifts(page);
    await page.goto('/');
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Pause typing' })).toBeVisible();
    await page.waitForTimeout(2500);
    expect(await shifted()).toBeLessThanOrEqual(0.001);
  });
});

test('the app is asked for only after the page has loaded, or at once when somebody wants something', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => appCode.test(request.url()) && asked.push(request.url()));
  // A style sheet that does not come keeps the page from having loaded.
  let release = () => {};
  await page.route(/\.css$/, async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  await page.goto('/terms', { waitUntil: 'commit' });
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  release();
  await hydrated(page);
});

test.describe('when the app cannot be had', () => {
  for (const path of paths) {
    test(`${path} shows all its words`, async ({ page }) => {
      await page.route(appCode, (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw 0' }));
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      await expect(page.locator('html')).not.toHaveAttribute('data-app');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      for (const heading of await page.locator('main').locator('h2, h3, h4').all()) await expect(heading).toBeVisible();
      for (const button of await page.locator('button:not([type=submit])').all()) await expect(button).toBeHidden();
    });
  }
});
