/** Tests pages that a translator or another extension has changed: every control and link still works. */
import type { Locator, Page } from '@playwright/test';
import { signUp } from '../content/pages/account';
import { search } from '../content/pages/search';
import { docsPages, routeById } from '../content/routes';
import { forms } from '../../a11y/formFacts';
import { copyButtons, errorSummary, menuButton, submitButton } from '../../a11y/locators';
import { measuredPaths, operatedPaths } from '../../a11y/pages';
import { holdApp, hydrated, openPage } from '../../a11y/openPage';
import { expect, test } from '../../a11y/test';

test.use({ viewport: { width: 360, height: 800 } });

/** The texts that the translator has replaced, with their data. The app must change none of them, because nobody would see it. */
declare global {
  var replacedTexts: Map<Text, string> | undefined;
}

/**
 * Replaces each text except code with its own elements, as the translator of Chrome does, and does the same with all text that the app
 * adds later. Runs in the page.
 */
function translate(): void {
  if (globalThis.replacedTexts) return;
  const replaced = (globalThis.replacedTexts = new Map());
  const wrapTexts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('[translate=no], svg, script, style, textarea, font')) continue;
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

const textOf = async (locator: Locator) => (await locator.innerText()).replaceAll(/\s+/g, ' ');

/** Uses every control of a page, and returns its text and the state of its controls after it. */
async function useEverything(page: Page) {
  const main = page.getByRole('main');
  // First, because their message lasts two seconds.
  const outcome = page.locator('[data-copied], [data-failed]');
  for (const copy of (await copyButtons(page).and(page.locator(':visible')).all()).slice(0, 2)) {
    await copy.click();
    await expect(copy.and(outcome)).toBeVisible();
  }
  await operate(page);
  // The search index loads when its field gets focus, and may come late.
  if (await main.getByRole('combobox').count()) await expect(main.getByText(/ results?$|^Nothing found/).first()).toBeVisible();
  for (const finder of await main.locator('input[inputmode=numeric]').all()) await finder.fill('700');
  for (const choice of await main.locator('fieldset [type=radio]:visible').all()) await choice.check({ force: true });
  for (const breaker of (await main.locator('fieldset [type=checkbox]').all()).slice(1)) await breaker.uncheck({ force: true });
  for (const wrap of await main.locator('button[aria-pressed]:visible').all()) await wrap.click();
  for (const theme of await page.getByRole('contentinfo').getByRole('radio').all()) await theme.check();
  await expect(outcome).toHaveCount(0);
  for (const submit of await submitButton(page).all()) {
    await submit.click();
    await expect(errorSummary(page).or(main.getByRole('status').getByText(/\S/)).first()).toBeVisible();
    for (const field of await main.locator('form input:not([type=checkbox])').all()) await field.fill('ada@example.com');
    // Advice on passwords follows a pause in typing.
    const { longEnough, same } = signUp.passwordAdvice;
    const advice = (await main.locator('[autocomplete=new-password]').count()) ? [longEnough, same] : [];
    for (const text of advice) await expect(main.getByText(text)).toBeVisible();
    await submit.click();
    const form = forms.find(({ path }) => path === new URL(page.url()).pathname);
    await expect(main.getByText(form?.result ?? '-')).toBeVisible();
  }
  await page.keyboard.press('Escape');
  return { text: await textOf(main), states: await states(page) };
}

/** Types each query letter by letter, and returns the text of the results. */
async function searchFor(landmark: Locator): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const [query, result] of [
    ['retry 429', '429'],
    ['zzyzzxq', 'zzyzzxq'],
  ] as const) {
    await landmark.getByRole('combobox').pressSequentially(query);
    await expect(landmark).toContainText(result);
    texts.push(await textOf(landmark));
    for (const _ of query) await landmark.getByRole('combobox').press('Backspace');
    await expect(landmark).toContainText(search.suggestions);
  }
  return texts;
}

test.describe('on a page that a translator changes', () => {
  test.use({ permissions: ['clipboard-write'] });

  for (const path of ['/', '/product', '/pricing', '/signup', '/docs/api-reference']) {
    test(`every control of ${path} has the same text and state as on the original page`, async ({ page }) => {
      await openPage(page, path);
      const expected = await useEverything(page);
      await page.evaluate(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));
      await openPage(page, path);
      await page.evaluate(translate);
      expect(await useEverything(page)).toEqual(expected);
      expect(await staleTexts(page)).toEqual([]);
    });
  }

  for (const [kind, visited] of Object.entries({
    docs: docsPages.slice(0, 3),
    prose: (['terms', 'privacy', 'accessibility'] as const).map(routeById),
  })) {
    test(`links from one page of ${kind} to the next show each page completely`, async ({ page }) => {
      // With the breadcrumbs and the menu of the docs.
      const shown = async () => textOf(page.getByRole('main').locator('..'));
      const texts: string[] = [];
      for (const { path } of visited) {
        await openPage(page, path);
        texts.push(await shown());
      }
      await openPage(page, visited[0]?.path ?? '');
      await page.evaluate(translate);
      for (const [index, { path }] of visited.entries()) {
        const link = page.locator(`main a[rel=next], footer a[href="${path}"]`).first();
        if (index > 0) await link.click();
        await expect(page).toHaveURL(path);
        await expect.poll(shown).toBe(texts[index]);
      }
      expect(await staleTexts(page)).toEqual([]);
    });
  }

  test('search shows the same results as on the original page, in the dialog and on its page', async ({ page }) => {
    const openDialog = page.getByRole('banner').getByRole('button', { name: routeById('search').label });
    for (const [path, landmark] of [
      ['/', page.getByRole('dialog').getByRole('search')],
      [routeById('search').path, page.getByRole('main').getByRole('search')],
    ] as const) {
      const texts: (readonly string[])[] = [];
      for (const isTranslated of [false, true]) {
        await openPage(page, path);
        if (isTranslated) await page.evaluate(translate);
        if (path === '/') await openDialog.click();
        texts.push(await searchFor(landmark));
      }
      expect(texts[1]).toEqual(texts[0]);
      expect(await staleTexts(page)).toEqual([]);
    }
  });
});

test('links and Back work after a translation', async ({ page }) => {
  await openPage(page, '/signup');
  for (const id of ['terms', 'product', 'status'] as const) {
    await page.evaluate(translate);
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${routeById(id).path}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(routeById(id).path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await page.evaluate(translate);
  await page.goBack();
  await expect(page).toHaveURL(routeById('product').path);
});

test('a translation to Arabic fits the window, and mirrors neither code nor the names of the parts of a drawing', async ({ page }) => {
  for (const path of measuredPaths) {
    await page.goto(path);
    const mirrored = await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      // A drawing that grows with its column consists of others, and the names of its parts are beside it.
      const grows = 'main svg:not([viewBox]):has(> svg), [type=range]';
      const drawings = Array.from(document.querySelectorAll(grows), ({ parentElement }) => parentElement);
      return [...drawings, ...document.querySelectorAll('pre, code')]
        .filter((element) => element && getComputedStyle(element).direction === 'rtl')
        .map((element) => element?.outerHTML.slice(0, 100));
    });
    expect.soft(mirrored, path).toEqual([]);
    const tick = page.getByRole('contentinfo').getByRole('checkbox');
    expect.soft(await tick.evaluate((box) => getComputedStyle(box, '::after').borderRightWidth), path).toBe('4px');
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
  }
});

for (const change of [translate, addExtensionElements]) {
  test(`the sign-up page works when ${change === translate ? 'it is translated' : 'extensions add elements'} before hydration`, async ({
    page,
    consoleErrors,
  }) => {
    await openPage(page, '/signup');
    await operate(page);
    const expected = await states(page);
    const release = await holdApp(page);
    await page.goto('/signup');
    await page.evaluate(change);
    release();
    await hydrated(page);
    await operate(page);
    await expect.poll(() => states(page)).toEqual(expected);
    // React reports unknown elements, and renders the page again.
    consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((error) => !/Minified React error #(418|423|425)/.test(error)));
  });
}

test('code and names are not translated', async ({ page }) => {
  for (const path of operatedPaths) {
    await page.goto(path);
    const translated = await page.evaluate(() =>
      Array.from(document.querySelectorAll('code, pre > *'))
        .filter((element) => !element.closest('[translate=no]'))
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
    expect.soft(translated, path).toEqual([]);
  }
});
