/** JavaScript off, or not there yet: every word and link of every page is there, and nothing that does not work. */
import type { Page } from '@playwright/test';
import { accountForms } from '../src/content/account';
import { contact } from '../src/content/contact';
import { faq } from '../src/content/faq';
import { frame } from '../src/content/frame';
import { site } from '../src/content/site';
import type { RichText } from '../src/content/types';
import { headerRoutes, routeById } from '../src/routes';
import { expectNoViolations } from './engines';
import { appCode, expect, holdApp, paths, test } from './test';
import { faultsWithoutApp } from './withoutApp';

const main = (page: Page) => page.getByRole('main');
const wordsOf = (text: RichText) => (typeof text === 'string' ? text : text.map(wordOf).join(''));
const wordOf = (part: Exclude<RichText, string>[number]) => (typeof part === 'string' ? part : 'text' in part ? part.text : 'code' in part ? part.code : part.strong);

test.use({ javaScriptEnabled: false });

test('without JavaScript, each page shows all its headings, and no control that does nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths) {
    await page.goto(path);
    await expect.soft(page.getByRole('navigation', { name: frame.mainNavigation }), path).toBeVisible();
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect.soft(await faultsWithoutApp(page), path).toEqual([]);
  }
});

test('the navigation leads from page to page without JavaScript', async ({ page }) => {
  await page.goto('/');
  for (const path of headerRoutes.map((id) => routeById(id).path)) {
    await page.getByRole('navigation', { name: frame.mainNavigation }).locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('without JavaScript, /product shows the panels of all tabs with all code samples, and no tabs', async ({ page }) => {
  await page.goto('/product');
  await expect(page.locator('[role=tab]').first()).toBeAttached();
  await expect(page.getByRole('tab')).toHaveCount(0);
  const hidden = await page.evaluate(() => {
    const panels = Array.from(document.querySelectorAll('[role=tab]'), (tab) => document.getElementById(tab.getAttribute('aria-controls') ?? ''));
    const parts = [...panels, ...panels.flatMap((panel) => Array.from(panel?.querySelectorAll('h2, figure, code') ?? []))];
    return parts.filter((part) => !part?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })).map((part) => String(part?.outerHTML.slice(0, 100)));
  });
  expect(hidden).toEqual([]);
});

test('without JavaScript, /resources shows every question as text, with its answer', async ({ page }) => {
  await page.goto('/resources');
  for (const { question } of faq) await expect.soft(main(page).getByRole('heading', { name: question, exact: true })).toBeVisible();
  const shown = (await main(page).innerText()).replaceAll(/\s+/g, ' ');
  for (const { answer } of faq) for (const text of answer) expect.soft(shown).toContain(wordsOf(text));
});

for (const { path, advice } of [
  { path: '/signin', advice: accountForms.withoutScript },
  { path: '/signup', advice: accountForms.withoutScript },
  { path: '/contact', advice: contact.form.withoutScript },
]) {
  test(`without JavaScript, the form of ${path} sends nothing, and says what to do instead`, async ({ page }) => {
    const requests: string[] = [];
    await page.goto(path);
    // Browsers may fetch the icon at any time.
    page.on('request', (request) => request.url().endsWith('/favicon.svg') || requests.push(request.url()));
    for (const box of await main(page).locator('input:not([type=checkbox]), textarea').all()) await box.fill('secret@example.com');
    await main(page).locator('button[type=submit]').click();
    // A browser that sends a form begins with it before it draws the page again.
    await page.screenshot();
    expect(requests).toEqual([]);
    await expect(page).toHaveURL(path);
    const notice = main(page).getByRole('form').locator('[data-without-js]');
    await expect(notice).toBeVisible();
    await expect(notice).toHaveText(wordsOf(advice));
    await expect(notice.getByRole('link', { name: site.supportEmail })).toHaveAttribute('href', `mailto:${site.supportEmail}`);
  });
}

test.describe('without the app', () => {
  // axe needs script to run: only the app is kept out.
  test.use({ javaScriptEnabled: true });

  for (const path of ['/product', '/resources', '/signin']) {
    test(`axe finds nothing on ${path} before the app has come, and when it cannot come`, async ({ page, complaints }) => {
      await holdApp(page);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-js', 'loading');
      await expectNoViolations(page, '', { rules: 'strictest' });
      await page.route(appCode, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw 0' }));
      await page.reload();
      await expect(page.locator('html')).not.toHaveAttribute('data-js');
      await expectNoViolations(page, '', { rules: 'structure' });
      expect(complaints.splice(0), 'the console says why').toHaveLength(1);
    });
  }
});
