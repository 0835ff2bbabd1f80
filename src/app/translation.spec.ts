/** Tests pages that a translator has changed: every control and link still works. What changes before hydration: earlyInput.spec.ts. */
import type { Page } from '@playwright/test';
import { search } from '../content/pages/search';
import { docsPages, routeAt } from '../content/routes';
import { copyButtons, radios } from '../../a11y/locators';
import { pagesFor } from '../../a11y/pages';
import { openPage } from '../../a11y/openPage';
import { operate } from '../../a11y/states';
import { expect, test } from '../../a11y/test';

test.use({ viewport: { width: 360, height: 800 } });

/** The texts that the translator has replaced, with their data. The app must change none of them, because nobody would see it. */
declare global {
  var replacedTexts: Map<Text, string> | undefined;
}

/**
 * Replaces each text with its own elements, as the translator of Chrome does, and in code what marks or reads words, and does the same with
 * all text that the app adds later. Runs in the page.
 */
function translate(): void {
  const replaced = (globalThis.replacedTexts = new Map());
  const wrapTexts = (root: Node) => {
    for (const text of root instanceof Text ? [root] : inPage.textsIn(root)) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('svg, script, style, textarea, font')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
      replaced.set(text, text.data);
    }
  };
  wrapTexts(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) wrapTexts(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Returns the texts that the app has changed although they are no longer in the page. */
const staleTexts = (page: Page) =>
  page.evaluate(() =>
    Array.from(globalThis.replacedTexts ?? []).flatMap(([text, data]) => (text.data === data ? [] : `${data} → ${text.data}`)),
  );

for (const path of ['/', '/product', '/pricing', '/signup', '/docs', '/docs/api-reference']) {
  test(`every control of ${path} shows its effect on a translated page`, async ({ page }) => {
    await page.clock.install();
    await openPage(page, path);
    await page.evaluate(translate);
    await operate(page);
    const visible = page.locator(':visible');
    for (const button of await copyButtons(page).and(visible).all()) await button.click();
    for (const choice of await radios(page).and(visible).all()) await choice.check({ force: true });
    for (const box of await page.getByRole('main').getByRole('switch').all()) await box.uncheck({ force: true });
    for (const theme of await page.getByRole('contentinfo').getByRole('radio').all()) await theme.check();
    // Messages come and go.
    await page.clock.runFor(10_000);
    expect(await staleTexts(page)).toEqual([]);
  });
}

test('a translated page shows search results, and leads to complete pages and back', async ({ page }) => {
  const visited = [docsPages[0]!, docsPages[1]!, routeAt('/terms'), routeAt('/privacy')];
  // With the menu of the docs.
  const shown = async () => (await page.getByRole('main').locator('..').innerText()).replaceAll(/\s+/g, ' ');
  const texts: string[] = [];
  for (const { path } of visited) {
    await openPage(page, path);
    texts.push(await shown());
  }
  await openPage(page, visited[0]?.path ?? '');
  await page.evaluate(translate);
  for (const [index, { path }] of visited.entries()) {
    if (index > 0) await page.locator(`:is(main [rel=next], footer a)[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect.poll(shown).toBe(texts[index]);
  }
  await page.goBack();
  await expect.poll(shown).toBe(texts.at(-2));

  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog').getByRole('search');
  for (const [query, result] of Object.entries({ 'retry 429': '429', zzyzzxq: search.none('zzyzzxq') })) {
    await dialog.getByRole('combobox').pressSequentially(query);
    await expect(dialog).toContainText(result);
    for (const _ of query) await dialog.getByRole('combobox').press('Backspace');
    await expect(dialog).toContainText(search.suggestions);
  }
  expect(await staleTexts(page)).toEqual([]);
});

test('a translation to Arabic fits the window and mirrors arrows and indents, but neither code nor names in drawings', async ({ page }) => {
  for (const path of pagesFor('every style')) {
    await openPage(page, path);
    const indents = () => page.locator('main *').evaluateAll((all) => all.map((each) => getComputedStyle(each).paddingInlineStart));
    const before = await indents();
    const mirrored = await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      // A drawing that grows with its column consists of others, and the names of its parts are beside it.
      const grows = 'main svg:not([viewBox]):has(> svg)';
      const drawings = Array.from(document.querySelectorAll(grows), ({ parentElement }) => parentElement);
      return [...drawings, ...document.querySelectorAll('pre, code')]
        .filter((element) => element && getComputedStyle(element).direction === 'rtl')
        .map((element) => element?.outerHTML.slice(0, 100));
    });
    expect.soft(mirrored, path).toEqual([]);
    expect.soft(await indents(), `${path}, indents`).toEqual(before);
    const code = page.locator('code, pre > *').and(page.locator('[translate=no], [translate=no] *'));
    await expect.soft(code, `${path}, code that is not translated`).toHaveCount(await page.locator('code, pre > *').count());
    for (const arrow of await page.locator('[rel=next] svg').all()) await expect.soft(arrow, path).toHaveCSS('scale', '-1 1');
    const tick = page.getByRole('contentinfo').getByRole('checkbox');
    expect.soft(await tick.evaluate((box) => getComputedStyle(box, '::after').borderRightWidth), path).toBe('4px');
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
  }
});
