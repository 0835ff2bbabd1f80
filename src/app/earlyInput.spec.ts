/** Tests that what a visitor does before hydration lasts, also when a translator, an extension, or a host has changed the page. */
import type { Page } from '@playwright/test';
import { signUp } from '../content/pages/account';
import { contact } from '../content/pages/contact';
import { requestBuilder } from '../content/pages/referencePlates';
import { codeLanguageNames, searchField, themeControl } from '../content/interface';
import { plainText } from '../content/plainText';
import { providerBay } from '../content/pages/providerBay';
import { menuButton, radios } from '../../a11y/locators';
import { openEarly } from '../../a11y/openPage';
import { expect, test } from '../../a11y/test';

/** What others do to a page. Each function runs in the page. */
const changes: Readonly<Record<string, () => void>> = {
  'nothing changes the page': () => {},
  'a field is added before the others': () => {
    document.querySelector('main form')?.prepend(document.createElement('input'));
  },
  'fields are wrapped': () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      const wrapper = document.createElement('div');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
  'text is wrapped': () => {
    for (const label of document.querySelectorAll('label, h1, h2, p')) {
      if (label.childElementCount > 0) continue;
      const font = document.createElement('font');
      font.append(...label.childNodes);
      label.append(font);
    }
  },
};

/** React reports that the page has changed, and replaces its elements. */
function ignoreChanges(consoleErrors: string[]) {
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((error) => !/Minified React error #418/.test(error)));
}

const theme = (page: Page) => page.getByRole('contentinfo').getByRole('radio', { name: themeControl.themes.dark });

for (const [how, change] of Object.entries(changes)) {
  test(`what is typed on /contact lasts when ${how}`, async ({ page, consoleErrors }) => {
    const release = await openEarly(page, '/contact');
    const message = page.locator('main textarea');
    await page.locator('main [name=name]').fill('Ada');
    await page.locator('main [name=email]').fill('ada@example.com');
    await theme(page).check();
    await expect(page.locator('html'), 'applies at once').toHaveAttribute('data-theme', 'dark');
    await message.fill('Dear hub,');
    await message.press('ArrowLeft');
    await page.evaluate(change);
    // Some changes move a field, which takes its focus away.
    await message.focus();
    await release();
    await expect(message).toBeFocused();
    await page.keyboard.type(' old');
    await expect(message).toHaveValue('Dear hub old,');
    await expect(page.locator('main [name=name]')).toHaveValue('Ada');
    await expect(page.locator('main [name=email]')).toHaveValue('ada@example.com');
    await expect(theme(page)).toBeChecked();
    await page.getByRole('button', { name: contact.form.submit }).click();
    const draft = page.getByRole('main').getByRole('link', { name: contact.result.mailLinks.support });
    await expect(draft).toHaveAttribute('href', /body=Dear%20hub%20old.*Ada.*ada%40example\.com$/);
    ignoreChanges(consoleErrors);
  });

  // The other changes meet the same fields on /contact.
  if (!['nothing changes the page', 'fields are wrapped'].includes(how)) continue;

  test(`what is entered on /signup lasts when ${how}`, async ({ page, consoleErrors }) => {
    const release = await openEarly(page, '/signup');
    const field = (name: string) => page.locator(`main [name=${name}]`);
    const entries = { name: 'Ada', email: 'ada@example.com', password: 'correct horse', confirmPassword: 'battery' };
    for (const [name, value] of Object.entries(entries)) await field(name).fill(value);
    await field('terms').check();
    await page.evaluate(change);
    await release();
    for (const [name, value] of Object.entries(entries)) await expect(field(name)).toHaveValue(value);
    await expect(field('terms')).toBeChecked();
    await page.getByRole('button', { name: signUp.submit }).click();
    await expect(page.getByText(signUp.result.heading)).toBeVisible();
    ignoreChanges(consoleErrors);
  });
}

for (const how of ['nothing changes the page', 'text is wrapped'] as const) {
  test(`every other control keeps what is entered when ${how}`, async ({ page, consoleErrors }) => {
    const change = changes[how] ?? (() => {});
    const main = page.getByRole('main');

    let release = await openEarly(page, '/pricing');
    const finder = main.locator('input[inputmode=numeric]');
    await finder.fill('700');
    await page.evaluate(change);
    await release();
    await expect(finder).toHaveValue('700');

    release = await openEarly(page, '/');
    const [provider, breaker] = [radios(page).nth(1), main.locator('fieldset [type=checkbox]').nth(1)];
    await provider.check({ force: true });
    await breaker.uncheck({ force: true });
    await page.evaluate(change);
    await release();
    await expect(provider).toBeChecked();
    await expect(breaker).not.toBeChecked();
    await expect(main.locator('fieldset').getByText(providerBay.states.down, { exact: true })).toBeVisible();

    release = await openEarly(page, '/docs/api-reference');
    await radios(page).nth(2).check();
    await main.locator('[name=user]').fill('Say hi to Ada');
    await page.evaluate(change);
    await release();
    await expect(radios(page).nth(2)).toBeChecked();
    await expect(main.locator('[name=user]')).toHaveValue('Say hi to Ada');
    await expect(main.locator('[role=tabpanel] code').filter({ hasText: 'Say hi to Ada' }).first()).toBeVisible();
    await expect(main.getByText(requestBuilder.notUpdated)).toHaveCount(0);

    release = await openEarly(page, '/search');
    await main.getByRole('combobox').fill('webhook');
    await page.evaluate(change);
    await release();
    await expect(main.getByRole('combobox', { name: searchField.label })).toHaveValue('webhook');
    await expect(main.getByRole('option').first()).toContainText(/webhook/i);
    ignoreChanges(consoleErrors);
  });
}

test('the menu opens and closes at once, and lasts, with the last click on a tab, when text is wrapped', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const release = await openEarly(page, '/product');
  const navigation = page.getByRole('banner').getByRole('navigation');
  await menuButton(page).click();
  await expect(navigation).toBeVisible();
  await menuButton(page).press('Enter');
  await expect(navigation).toBeHidden();
  await menuButton(page).press('Space');
  for (const index of [1, 2]) await page.getByRole('tab').nth(index).click();
  await page.evaluate(changes['text is wrapped'] ?? (() => {}));
  await release();
  await expect(navigation).toBeVisible();
  await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
  ignoreChanges(consoleErrors);
});

test('focus on a tab of a sample lasts when an extension adds a button to the code, and the sample is replaced', async ({
  page,
  consoleErrors,
}) => {
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

test('a form that was submitted too early keeps its text and is not submitted', async ({ page }) => {
  const release = await openEarly(page, '/signup');
  const name = page.getByRole('textbox', { name: signUp.fields.name.label });
  await name.fill('Ada');
  await page.getByRole('button', { name: signUp.submit }).click();
  await release();
  await expect(name).toHaveValue('Ada');
  await expect(page.getByText(signUp.fields.email.errors.missing)).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: plainText(signUp.terms.label) })).not.toBeChecked();
});

test('a field keeps the key of a shortcut', async ({ page }) => {
  const release = await openEarly(page, '/pricing');
  const finder = page.getByRole('main').locator('input[inputmode=numeric]');
  await finder.pressSequentially('7/');
  await release();
  await expect(finder).toHaveValue('7/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
