/** Tests that what a visitor does before hydration lasts, also when a translator, an extension, or a host has changed the page. */
import type { Page } from '@playwright/test';
import { signUp } from '../content/pages/account';
import { contact } from '../content/pages/contact';
import { requestBuilder } from '../content/pages/referencePlates';
import { codeLanguageNames, themeControl } from '../content/interface';
import { providerBay } from '../content/pages/providerBay';
import { errorSummary, menuButton, submitButton } from '../../a11y/locators';
import { openEarly, openFolds } from '../../a11y/openPage';
import { expect, test } from '../../a11y/test';

/** What a translator does to a page, and what an extension does to its fields. Runs in the page. */
function changePage() {
  for (const label of document.querySelectorAll('label, h1, h2, p')) {
    if (label.childElementCount > 0) continue;
    const font = document.createElement('font');
    font.append(...label.childNodes);
    label.append(font);
  }
  for (const field of document.querySelectorAll('input, textarea')) {
    const wrapper = document.createElement('div');
    field.replaceWith(wrapper);
    wrapper.append(field);
  }
  document.querySelector('main form')?.prepend(document.createElement('input'));
}

/** React reports that the page has changed, and replaces its elements. */
function ignoreChanges(consoleErrors: string[]) {
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((error) => !/Minified React error #418/.test(error)));
}

/** What is entered: text, or whether a radio button or checkbox is checked. */
const entries: Readonly<Record<string, Readonly<Record<string, string | boolean>>>> = {
  '/contact': { '[name=name]': 'Ada', '[name=email]': 'ada@example.com', textarea: 'Dear hub,' },
  '/signup': { '[name=name]': 'Ada', '[name=password]': 'correct horse', '[name=confirmPassword]': 'battery', '[name=terms]': true },
  '/pricing': { '[inputmode=numeric]': '700' },
  '/': { '[type=radio] >> nth=1': true, 'fieldset [type=checkbox] >> nth=1': false },
  '/docs/api-reference': { '[type=radio] >> nth=2': true, '[name=user]': 'Say hi to Ada' },
  '/search': { '[role=combobox]': 'webhook' },
};

/** What the page shows because of it. */
const effects: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  '/contact': async (page) => {
    const draft = page.getByRole('main').getByRole('link', { name: contact.result.mailLinks.support });
    await expect(draft, 'the early submit').toHaveCount(0);
    await submitButton(page).click();
    await expect(draft).toHaveAttribute('href', /body=Dear%20hub.*Ada.*ada%40example\.com$/);
  },
  '/signup': async (page) => {
    await expect(errorSummary(page), 'the early submit').toHaveCount(0);
    await page.locator('main [name=email]').fill('ada@example.com');
    await submitButton(page).click();
    await expect(page.getByText(signUp.result.heading)).toBeVisible();
  },
  '/pricing': (page) => expect(page.locator('main summary').last()).toBeFocused(),
  '/': (page) => expect(page.locator('main fieldset').getByText(providerBay.states.down, { exact: true })).toBeVisible(),
  '/docs/api-reference': async (page) => {
    await expect(page.locator('main [role=tabpanel] code').filter({ hasText: 'Say hi to Ada' }).first()).toBeVisible();
    await expect(page.getByText(requestBuilder.notUpdated)).toHaveCount(0);
  },
  '/search': (page) => expect(page.getByRole('option').first()).toContainText(/webhook/i),
};

for (const isChanged of [false, true]) {
  const how = isChanged ? ', although text and fields are wrapped, and a field is added' : '';
  test(`what is entered lasts, with focus and caret, and is not submitted too early${how}`, async ({ page, consoleErrors }) => {
    for (const [path, fields] of Object.entries(entries)) {
      await page.setViewportSize({ width: 1280, height: 1200 });
      const release = await openEarly(page, path);
      const entered = Object.entries(fields).map(([selector, value]) => [page.locator(`main ${selector}`), value] as const);
      for (const [field, value] of entered)
        await (typeof value === 'string' ? field.fill(value) : field.setChecked(value, { force: true }));
      await openFolds(page);
      if (path === '/pricing') await page.locator('main summary').last().focus();
      const area = (await page.locator('main textarea').all()).at(-1);
      await area?.press('ArrowLeft');
      for (const control of await submitButton(page).or(page.getByRole('tab').last()).all()) await control.click();
      if (isChanged) await page.evaluate(changePage);
      // A field that is moved loses its focus.
      await area?.focus();
      await release();
      if (area) {
        await expect(area).toBeFocused();
        await page.keyboard.type('0');
        await expect(area, 'the caret stays').toHaveValue(/0.$/);
        await page.keyboard.press('Backspace');
      }
      for (const [field, value] of entered)
        await (typeof value === 'string' ? expect(field).toHaveValue(value) : expect(field).toBeChecked({ checked: value }));
      await expect(page.locator('main details:not([open])')).toHaveCount(0);
      await effects[path]?.(page);
      await page.unrouteAll();
    }
    if (isChanged) ignoreChanges(consoleErrors);
  });
}

test('the menu works at once, and lasts with theme and tab, when text and fields are wrapped', async ({ page, consoleErrors }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const release = await openEarly(page, '/product');
  const navigation = page.getByRole('banner').getByRole('navigation');
  await menuButton(page).click();
  await expect(navigation).toBeVisible();
  await menuButton(page).press('Enter');
  await expect(navigation).toBeHidden();
  await menuButton(page).press('Space');
  const theme = navigation.getByRole('radio', { name: themeControl.themes.dark });
  await theme.check();
  await expect(page.locator('html'), 'applies at once').toHaveAttribute('data-theme', 'dark');
  for (const index of [1, 2]) await page.getByRole('tab').nth(index).click();
  await page.evaluate(changePage);
  await release();
  await expect(navigation).toBeVisible();
  await expect(theme).toBeChecked();
  await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
  await menuButton(page).click();
  await expect(navigation, 'one click closes what was opened early').toBeHidden();
  ignoreChanges(consoleErrors);
});

test('focus on a tab of a sample lasts when an extension adds a button to its code', async ({ page, consoleErrors }) => {
  const release = await openEarly(page, '/product');
  const tab = page.getByRole('tab', { name: codeLanguageNames.curl }).first();
  await tab.focus();
  await page.evaluate(() => document.querySelectorAll('pre').forEach((pre) => pre.prepend(document.createElement('button'))));
  await release();
  await expect(page.locator('pre button')).toHaveCount(0);
  await expect(tab).toBeFocused();
  ignoreChanges(consoleErrors);
});

test('a text fragment scrolls to text in a closed answer, which the app opens', async ({ page }) => {
  await page.goto('/resources');
  const words = (await page.locator('main [data-collapsed] p:not(:has(*))').last().textContent()) ?? '';
  await page.goto('about:blank');
  const release = await openEarly(page, `/resources#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`);
  const text = page.locator('main p').filter({ hasText: words }).first();
  await expect(text).toBeInViewport();
  await release();
  await expect(text).toBeInViewport();
});
