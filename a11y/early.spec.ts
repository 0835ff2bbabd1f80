/** Before the app runs: presses are kept, nothing typed is lost and nothing moves. */
import type { Locator, Page } from '@playwright/test';
import { signUp } from '../src/content/account';
import { answerButtons, copyButtons, errorSummary, menuButton, typingButton } from './locators';
import { appCode, expect, hold, hydrated, openEarly, openPage, paths, samplePaths, test, workedPaths } from './test';

/** The buttons and, of each group, the last choice. In reverse order: a control can hide others that stand after it. */
async function controls(page: Page): Promise<Locator[]> {
  const buttons = page.locator('button:visible:not([type=submit])');
  const last = page.locator('[role=tab]:visible:last-child, main [type=radio]:visible:not(:has(~ * [type=radio], ~ [type=radio])), main [type=checkbox]:visible');
  const all = await buttons.or(last).all();
  return all.toReversed();
}

/** The state of every control, as screen readers are told. */
const states = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('button, [role=tab], main [type=radio]'), (element) =>
      [element.ariaExpanded, element.ariaSelected, element.ariaChecked, (element as HTMLInputElement).checked].join(),
    ),
  );

const ways: Readonly<Record<string, (control: Locator) => Promise<void>>> = {
  mouse: (control) => control.click(),
  touch: (control) => control.tap(),
  keyboard: async (control) => {
    const group = control.locator('xpath=ancestor::*[@role="tablist" or self::fieldset][1]');
    if ((await control.getAttribute('role')) === 'tab') await group.locator('[aria-selected=true]').press('End');
    else if ((await control.getAttribute('type')) === 'radio') await group.locator(':checked').press('ArrowRight');
    else await control.press('Enter');
  },
};

for (const path of workedPaths) {
  test.describe(path, () => {
    test.use({ hasTouch: true, permissions: ['clipboard-write'], viewport: { width: 360, height: 800 } });

    test('answers presses that come before the app as it answers later ones, by mouse, touch and keyboard', async ({ page }) => {
      await openPage(page, path);
      const before = await states(page);
      for (const control of await controls(page)) await control.click();
      const expected = await states(page);
      expect(expected, 'something was pressed').not.toEqual(before);

      for (const [way, press] of Object.entries(ways)) {
        // The code language that was chosen before.
        await page.evaluate(() => localStorage.clear());
        const release = await openEarly(page, path);
        for (const control of await controls(page)) await press(control);
        await release();
        await expect.poll(() => states(page), way).toEqual(expected);
      }
    });
  });
}

test('a press that begins before the app and ends after it counts once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const control of [answerButtons(page).first(), menuButton(page)]) {
    const release = await openEarly(page, '/resources');
    await control.hover();
    await page.mouse.down();
    await release();
    await page.mouse.up();
    await expect(control).toHaveAttribute('aria-expanded', 'true');
  }
});

test('a form that is sent before the app is there is answered when it is, with nothing lost', async ({ page }) => {
  const release = await openEarly(page, '/signup');
  const name = page.getByRole('textbox', { name: signUp.fields.name.label });
  await name.fill('Ada');
  await page.getByRole('main').locator('button[type=submit]').click();
  await release();
  await expect(errorSummary(page)).toBeFocused();
  await expect(name).toHaveValue('Ada');
});

test('code that is copied before the app is there is copied when it is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  const release = await openEarly(page, '/docs');
  const button = copyButtons(page).first();
  await button.click();
  await release();
  await expect(button).toHaveAttribute('data-copied', 'true');
});

test('focus stays where it is when the app takes over', async ({ page }) => {
  const release = await openEarly(page, '/product');
  const tab = page.getByRole('tab', { selected: true }).first();
  await tab.focus();
  await release();
  await expect(tab).toBeFocused();
});

/** How far the page has moved by itself since it was loaded, as browsers add it up (Cumulative Layout Shift). */
function layoutShift(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { readonly value: number })[];
    observer.disconnect();
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

for (const [index, path] of paths.entries()) {
  test(`${path} stays in place when the app takes over its elements, and only sections below the window were put off`, async ({ page }) => {
    await page.addInitScript(() => {
      const putOff = 'main section[style*=content-visibility]';
      const tops = () => Array.from(document.querySelectorAll(putOff), (section) => section.getBoundingClientRect().top);
      addEventListener('load', () => {
        performance.mark('sections put off', { detail: tops() });
        for (const element of document.querySelectorAll('#app *')) Object.assign(element, { isPrerendered: true });
      });
    });
    // In `npm test`, pages of one kind have the widths by turns.
    for (const width of samplePaths.includes(path) ? [360, 1280] : [index % 2 === 0 ? 360 : 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      expect(await layoutShift(page), `${width} px wide`).toBeLessThanOrEqual(0.001);
      const tops = await page.evaluate(() => (performance.getEntriesByName('sections put off')[0] as PerformanceMark).detail as number[]);
      expect(tops.filter((top) => top < 800)).toEqual([]);
      // The longest page: it has something to put off.
      if (path === '/docs/api-reference') expect(tops).not.toEqual([]);
      await expect(page.locator('main section[style*=content-visibility]'), 'all is laid out').toHaveCount(0);
      const anew = await page.locator('#app *').evaluateAll((elements) => elements.filter((element) => !('isPrerendered' in element)).map(({ outerHTML }) => outerHTML.slice(0, 80)));
      expect(anew, 'the app has made no element anew').toEqual([]);
    }
  });
}

test.describe('on a slow network', () => {
  // Another test's fonts would be in memory.
  test.use({ hasOwnContext: true, viewport: { width: 412, height: 823 } });

  test('fonts that come last take the room that others have kept', async ({ page }) => {
    for (const path of samplePaths) {
      const release = await hold(page, /\.woff2$/);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      release();
      // A line may break elsewhere. A row that does would be felt (web.dev/articles/cls: 0.1 is the limit of a good page).
      expect.soft(await layoutShift(page), path).toBeLessThan(0.03);
    }
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, hasOwnContext: true });

  test('typing moves nothing', async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/');
    const isDone = () => typingButton(page, 'showAll').getAttribute('aria-disabled');
    // The browser counts shifts from frame to frame: each turn types ten characters and draws them.
    for (let turn = 0; turn < 100; turn++) {
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.001);
      if ((await isDone()) === 'true') break;
      await page.clock.runFor(200);
    }
    expect(await isDone(), 'everything was typed').toBe('true');
  });
});

test('the app is requested only after the page has loaded, or at once when somebody presses a key', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => appCode.test(request.url()) && requested.push(request.url()));
  // A style sheet that does not arrive keeps the page from having loaded.
  const release = await hold(page, /\.css$/);
  await page.goto('/terms', { waitUntil: 'commit' });
  await page.waitForSelector('html[data-js=loading]', { state: 'attached' });
  // A request that is made once the browser has been idle, and is answered, comes after any that the app could have made.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    const image = Object.assign(new Image(), { src: '/favicon.svg' });
    await image.decode();
  });
  expect(requested).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => requested.length).toBeGreaterThan(1);
  release();
  await hydrated(page);
});
