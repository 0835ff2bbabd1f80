/** Tests what a visitor chooses: it applies to all of a page, in every tab, and lasts until the page is closed if storage is blocked. */
import { codeLanguageNames, themeControl } from '../content/interface';
import { contact } from '../content/pages/contact';
import { search } from '../content/pages/search';
import { linkTo, radios } from '../../a11y/locators';
import { hydrated, openPage } from '../../a11y/openPage';
import { expect, test } from '../../a11y/test';

test('theme, code language, shortcuts, and typed text last from page to page when storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  });
  const footer = page.getByRole('contentinfo');
  await openPage(page, '/');
  await footer.getByRole('radio', { name: themeControl.themes.dark }).check();
  await footer.getByRole('checkbox', { name: search.shortcuts }).uncheck();
  await radios(page).and(page.getByLabel(codeLanguageNames.python)).click();
  await linkTo(page, '/contact').click();
  await page.getByRole('textbox', { name: contact.form.fields.message.label }).fill('Hello');
  await linkTo(page, '/privacy').click();
  await expect(page).toHaveURL('/privacy');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: contact.form.fields.message.label })).toHaveValue('Hello');
  await page.goBack();
  await expect(radios(page).and(page.getByLabel(codeLanguageNames.python))).toBeChecked();
  await expect(footer.getByRole('radio', { name: themeControl.themes.dark })).toBeChecked();
});

test('the theme applies at once in another tab, and an unknown stored choice counts as none', async ({ page, context }) => {
  await openPage(page, '/');
  await page.evaluate(() => ['theme', 'codeLanguage'].forEach((key) => localStorage.setItem(key, '"><script>')));
  await openPage(page, '/');
  const theme = (name: keyof typeof themeControl.themes) =>
    page.getByRole('contentinfo').getByRole('radio', { name: themeControl.themes[name] });
  await expect(theme('system')).toBeChecked();
  await expect(radios(page).and(page.getByLabel(codeLanguageNames.curl))).toBeChecked();
  const other = await context.newPage();
  await openPage(other, '/');
  await other.getByRole('contentinfo').getByRole('radio', { name: themeControl.themes.dark }).check();
  await expect(theme('dark')).toBeChecked();
});

test('a code language applies to every sample, shifts nothing, and lasts in another browser tab', async ({ page, context }) => {
  await openPage(page, '/docs');
  const tabs = page.getByRole('tab', { name: codeLanguageNames.python });
  const last = tabs.last();
  await last.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();
  await last.click();
  for (const tab of await tabs.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(Math.abs(((await last.boundingBox())?.y ?? 0) - (before?.y ?? 999))).toBeLessThan(2);
  await expect(last).toBeFocused();
  await page.keyboard.press('PageDown');
  const other = await context.newPage();
  await openPage(other, '/product');
  await expect(other.getByRole('tab', { selected: true }).last()).toHaveText(codeLanguageNames.python);
  await other.getByRole('tab', { name: codeLanguageNames.curl }).click();
  await page.bringToFront();
  const next = page.getByRole('tab', { name: codeLanguageNames.curl }).last();
  await expect(next).toBeFocused();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(next, 'the visitor has scrolled on').not.toBeInViewport();
});

test('a reload shows the same passage between samples in the chosen language', async ({ browser }) => {
  const page = await browser.newPage({ isMobile: true, viewport: { width: 360, height: 740 } });
  await page.addInitScript(() => localStorage.setItem('codeLanguage', 'python'));
  await openPage(page, '/docs/webhooks');
  const passage = page.getByText('Don’t rely on the order').first();
  await passage.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 100, behavior: 'instant' }));
  await page.reload();
  await hydrated(page);
  await expect.poll(async () => Math.abs(((await passage.boundingBox())?.y ?? NaN) - 100)).toBeLessThan(20);
  await page.close();
});
