/** Tests that no failure of the app costs a visitor the page: while it loads, while it hydrates, and while it runs. */
import type { Page } from '@playwright/test';
import { contact } from '../content/pages/contact';
import { layoutText } from '../content/interface';
import { routeAt } from '../content/routes';
import { linkTo, menuButton, pageHeading, searchButton } from '../../a11y/locators';
import { throwInEffects, throwInHandler, throwWhileRendering } from '../testing/plantError';
import { measure } from '../../a11y/measure';
import { builtHtml } from '../../a11y/builtHtml';
import { appCode, hold, holdApp, hydrated, openPage } from '../../a11y/openPage';
import { expect, test } from '../../a11y/test';

const main = (page: Page) => page.getByRole('main');
const state = (page: Page) => page.locator('html').getAttribute('data-js');

/** Removes the errors that a test has planted, and fails if there is none. */
function expectPlanted(consoleErrors: string[]) {
  const planted = consoleErrors.filter((error) => error.includes('planted'));
  expect(planted.length, 'the console has the reason').toBeGreaterThan(0);
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((error) => !planted.includes(error)));
}

test.use({ viewport: { width: 360, height: 800 } });

test('the words appear when the style sheet does not arrive, and a late one still applies', async ({ page }) => {
  const release = await hold(page, /\.css$/);
  await page.goto('/terms', { waitUntil: 'commit' });
  const isPainted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect.poll(isPainted).toBe(true);
  await expect(page.locator('body')).toHaveCSS('margin', '8px');
  release();
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
});

const failures: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the inline script throws': (page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'AbortController')),
  'the app throws': (page) =>
    page.route(appCode, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted")' })),
  'hydration throws': (page) =>
    page.route(appCode, async (route) => {
      const code = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'text/javascript', body: code.replaceAll('`footer`', '(()=>{throw Error("planted")})()') });
    }),
};

for (const [failure, plant] of Object.entries(failures)) {
  test(`a page stays complete when ${failure}`, async ({ page, consoleErrors }) => {
    await plant(page);
    await page.goto('/product');
    const text = await main(page).textContent();
    await expect.poll(() => consoleErrors.length, 'the console has the reason').toBeGreaterThan(0);
    await expect.poll(() => state(page)).toBeNull();
    expect((await measure(page, ['withoutScript'])).withoutScript).toHaveNoFindings();
    expect(await main(page).textContent()).toBe(text);
    consoleErrors.splice(0);
  });
}

for (const path of ['/product', '/resources']) {
  test(`${path} does not change while the app downloads, and opens its panels when the download has stalled`, async ({ page }) => {
    const shownPanels = () => page.locator('main [data-collapsed]').evaluateAll((all) => all.filter((panel) => panel.clientHeight > 0));
    await page.clock.install();
    const release = await holdApp(page);
    const [, modules = ''] = /data-modules="([^"]*)"/.exec(builtHtml(path)) ?? [];
    const requested = Promise.all(modules.split(' ').map((url) => page.waitForRequest(`**${url}`)));
    await page.goto(path);
    await requested;
    await page.clock.runFor(15_000);
    expect(await shownPanels()).toHaveLength(0);
    const panels = await page.locator('main [data-collapsed]').count();
    expect(panels).toBeGreaterThan(0);
    // The time begins with the first paint, which may come after the requests.
    await expect.poll(() => page.clock.runFor(6000).then(shownPanels)).toHaveLength(panels);
    await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
    await menuButton(page).click();
    await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();

    const last = page.locator('main [data-collapsed]').last();
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    release();
    await hydrated(page);
    expect(await shownPanels(), 'the panels stay open').toHaveLength(panels);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect(page.getByRole('banner').getByRole('navigation'), 'the menu stays open').toBeVisible();

    const control = main(page).locator('[role=tab], button[aria-expanded]').nth(1);
    await control.click();
    await expect(control).toHaveAttribute(path === '/product' ? 'aria-selected' : 'aria-expanded', 'true');
    await expect.poll(async () => (await shownPanels()).length, 'a control closes the others').toBeLessThan(2);
    await expect(control).toBeInViewport();
  });
}

test.describe('while it runs', () => {
  /** The closest component to the first control has state. Without controls, it is the site. */
  const place = 'main :is(button, input, [role=tab]), h1';

  for (const path of ['/', '/contact']) {
    test(`${path} is complete after an error, with what was typed, and after a second one`, async ({ page, consoleErrors }) => {
      await openPage(page, path);
      const fields = await main(page).locator('textarea').all();
      for (const field of fields) await field.fill('A long message');
      const words = await page.locator('body').innerText();
      const load = page.waitForEvent('load');
      await page.evaluate(throwWhileRendering, place);
      await load;
      await hydrated(page);
      expect(await page.locator('body').innerText()).toBe(words);
      for (const field of fields) await expect(field).toHaveValue('A long message');

      await page.evaluate(throwWhileRendering, place);
      await expect.poll(() => state(page)).toBeNull();
      expect((await measure(page, ['withoutScript'])).withoutScript).toHaveNoFindings();
      await linkTo(page, '/terms').click();
      await hydrated(page);
      await expect(page).toHaveURL('/terms');
      expectPlanted(consoleErrors);
    });
  }

  test('an error in an effect of the previous page does not show that page at the URL of the next', async ({ page, consoleErrors }) => {
    await openPage(page, '/product');
    await page.evaluate(throwInEffects, 'main [role=tab]');
    // A page that is about to be replaced answers no question.
    await page.evaluate(() =>
      new MutationObserver(() => console.log(document.getElementById('app')?.textContent)).observe(document.body, { childList: true }),
    );
    const shown = page.waitForEvent('console', (message) => message.text() === layoutText.loading);
    const load = page.waitForEvent('load');
    const release = await hold(page, /\/terms$/);
    await linkTo(page, '/terms').click({ noWaitAfter: true });
    await shown;
    release();
    await load;
    await hydrated(page);
    await expect(page).toHaveURL('/terms');
    await expect(pageHeading(page)).toHaveText(routeAt('/terms').label);
    expectPlanted(consoleErrors);
  });

  for (const isAsync of [false, true]) {
    test(`a form whose handler ${isAsync ? 'rejects' : 'throws'} keeps the page and shows a message`, async ({ page, consoleErrors }) => {
      await openPage(page, '/contact');
      const message = page.getByRole('textbox', { name: contact.form.fields.message.label });
      await message.fill('A long message');
      await page.evaluate(throwInHandler, ['main form', 'onSubmit', isAsync] as const);
      await page.getByRole('button', { name: contact.form.submit }).click();
      await expect(page.getByText(layoutText.failure)).toBeVisible();
      await expect(message).toHaveValue('A long message');
      expectPlanted(consoleErrors);
    });
  }

  test('an error in the search dialog opens the search page with the query', async ({ page, consoleErrors }) => {
    await openPage(page, '/product');
    await searchButton(page).click();
    await page.getByRole('dialog').getByRole('combobox').fill('web');
    await page.evaluate(throwWhileRendering, '[role=combobox]');
    await expect(page).toHaveURL('/search?q=web');
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('web');
    expectPlanted(consoleErrors);
  });
});
