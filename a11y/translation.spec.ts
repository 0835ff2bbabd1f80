/** Tests pages that a translator or another extension has changed: every control and link still works. */
import type { Page } from '@playwright/test';
import { errorPage } from '../src/content/layoutText';
import { routeById } from '../src/routes';
import { menuButton } from './locators';
import { expect, holdApp, hydrated, isAudit, openPage, paths, samplePaths, test } from './test';

test.use({ viewport: { width: 360, height: 800 } });

/** Moves each text except code into its own elements, as Google Translate does. Runs in the page. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest('[translate=no], svg, script, style, textarea, font')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Adds elements and attributes, as grammar checkers, password managers, dark modes, and toolbars do. Runs in the page. */
function addExtensionElements(): void {
  for (const field of document.querySelectorAll('input, textarea, p')) field.after(document.createElement('grammarly-extension'));
  for (const field of document.querySelectorAll('input')) field.setAttribute('data-lpignore', 'true');
  for (const element of document.querySelectorAll('svg, button')) element.setAttribute('data-darkreader-inline-fill', '');
  document.getElementById('app')?.prepend(document.createElement('div'));
  document.querySelector('main')?.append(document.createElement('div'));
}

/** Opens the menu and each answer, selects the last option of each group, and types. */
async function operate(page: Page) {
  const last = page.locator('main :is([role=tab]:last-child, label:last-child > [type=radio]):visible');
  const buttons = page.locator('main button:visible:not([type=submit], [data-size], [aria-pressed])');
  // In reverse order, because a control can hide later ones. Element handles, because a locator by position would match another control
  // after the first click.
  for (const control of (await buttons.or(last).or(menuButton(page)).elementHandles()).toReversed()) {
    // A tooltip can cover the next control.
    await page.keyboard.press('Escape');
    await control.click();
  }
  for (const field of await page.locator('main :is(input:not([type=radio], [type=checkbox], [type=range], [type=search]), textarea)').all())
    await field.fill('Ada');
  for (const box of await page.locator('main [type=checkbox]').all()) await box.check();
}

/** Returns the state of every control and field. */
const states = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('#app :is(button:not([aria-pressed]), [role=tab], input, textarea)'), (element) => {
      const { checked, value, type } = element as HTMLInputElement;
      return [element.ariaExpanded, element.ariaSelected, checked, type === 'radio' ? '' : value].join();
    }),
  );

for (const path of isAudit ? paths : ['/product', '/signup']) {
  test(`every control of ${path} works after a translation, and so do links and Back`, async ({ page }) => {
    await openPage(page, path);
    await operate(page);
    const expected = await states(page);
    await openPage(page, path);
    await page.evaluate(translate);
    await operate(page);
    await expect.poll(() => states(page)).toEqual(expected);
    for (const id of ['terms', 'product', 'status'] as const) {
      await page.evaluate(translate);
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${routeById(id).path}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(routeById(id).path);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errorPage.heading);
    }
    await page.evaluate(translate);
    await page.goBack();
    await expect(page).toHaveURL(routeById('product').path);
  });

  for (const change of [translate, addExtensionElements]) {
    test(`${path} works when ${change === translate ? 'it is translated' : 'extensions add elements'} before hydration`, async ({
      page,
      consoleErrors,
    }) => {
      await openPage(page, path);
      await operate(page);
      const expected = await states(page);
      const release = await holdApp(page);
      await page.goto(path);
      await page.evaluate(change);
      release();
      await hydrated(page);
      await operate(page);
      await expect.poll(() => states(page)).toEqual(expected);
      // React reports unknown elements, and renders the page again.
      consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((error) => !/Minified React error #(418|423|425)/.test(error)));
    });
  }
}

test('code and names are not translated', async ({ page }) => {
  for (const path of samplePaths) {
    await page.goto(path);
    const translated = await page.evaluate(() =>
      Array.from(document.querySelectorAll('code, pre > *'))
        .filter((element) => !element.closest('[translate=no]'))
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
    expect.soft(translated, path).toEqual([]);
  }
});
