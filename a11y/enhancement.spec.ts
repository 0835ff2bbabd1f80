/** Tests pages without JavaScript and before hydration: all text is visible, and no control is inoperable. */
import type { Page } from '@playwright/test';
import { signIn, signUp } from '../src/content/pages/account';
import { contact } from '../src/content/pages/contact';
import { layoutText } from '../src/content/interface';
import { plainText } from '../src/content/plainText';
import { site } from '../src/content/site';
import { routeById } from '../src/content/routes';
import { notFound } from '../src/content/siteRoutes';
import { faqEntry } from './articles';
import { expectNoViolations } from './axe';
import { faultsWithoutApp } from './faultsWithoutApp';
import { copyButtons, menuButton, submitButton } from './locators';
import { measuredPaths, operatedPaths, paths } from './pages';
import { hold, holdApp, openEarly } from './openPage';
import { isAudit } from './isAudit';
import { expect, test } from './test';

const narrow = { width: 360, height: 800 };
const main = (page: Page) => page.getByRole('main');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [...paths, notFound.path]) {
    test(`${path} shows all headings and panels, and no inoperable control`, async ({ page }) => {
      await page.setViewportSize(narrow);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: layoutText.mainNavigation })).toBeVisible();
      expect(await faultsWithoutApp(page)).toEqual([]);
    });
  }

  for (const [path, action, advice] of [
    ['/signin', site.forms.signIn, signIn.withoutScript],
    ['/signup', site.forms.signUp, signUp.withoutScript],
    ['/contact', site.forms.contact, contact.form.withoutScript],
  ] as const) {
    test(`the form of ${path} sends nothing but to its server, and shows an alternative`, async ({ page }) => {
      await page.goto(path);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      for (const box of await main(page).locator('input:not([type=checkbox]), textarea').all()) await box.fill('secret@example.com');
      await submitButton(page).click();
      // A browser starts to send a form before it draws the next frame.
      await page.screenshot();
      expect(requests.filter((url) => !/\/favicon\.svg$|\.woff2$/.test(url))).toEqual(action ? [new URL(action, page.url()).href] : []);
      await expect(page).toHaveURL(path);
      await expect(main(page).getByRole('form').getByText(plainText(advice), { exact: true })).toBeVisible();
      await expect(main(page).getByRole('form').getByRole('link', { name: site.supportEmail })).toHaveAttribute(
        'href',
        `mailto:${site.supportEmail}`,
      );
    });
  }
});

test.describe('before the app has hydrated', () => {
  test.use({ hasTouch: true, permissions: ['clipboard-write'], viewport: narrow });

  for (const path of ['/product', '/resources', '/signin']) {
    test(`${path} has no axe violations`, async ({ page }) => {
      await holdApp(page);
      await page.goto(path);
      await expectNoViolations(page, '', { rules: 'strictest' });
    });
  }

  for (const path of ['/', '/docs']) {
    test(`the menu of ${path} opens and closes, and keeps its state`, async ({ page }) => {
      const navigation = page.getByRole('banner').getByRole('navigation');
      const release = await openEarly(page, path);
      await expect(navigation).toBeHidden();
      await menuButton(page).click();
      await expect(navigation).toBeVisible();
      await menuButton(page).press('Enter');
      await expect(navigation).toBeHidden();
      await menuButton(page).press('Space');
      await release();
      await expect(navigation).toBeVisible();
      await menuButton(page).click();
      await expect(navigation).toBeHidden();
    });
  }

  for (const press of ['click', 'tap'] as const) {
    test(`the last early ${press} on a tab or button has its effect after hydration`, async ({ page }) => {
      const tabs = page.getByRole('tab');
      const release = await openEarly(page, routeById('product').path);
      for (const tab of [tabs.nth(1), tabs.nth(2)]) await tab[press]();
      await release();
      await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');

      const question = page.getByRole('button', { name: faqEntry(1).question });
      const releaseQuestions = await openEarly(page, routeById('resources').path);
      await question[press]();
      await releaseQuestions();
      await expect(question).toHaveAttribute('aria-expanded', 'true');
    });
  }

  test('a copy button copies after hydration', async ({ page }) => {
    const release = await openEarly(page, '/docs');
    await copyButtons(page).first().click();
    await release();
    await expect(copyButtons(page).first()).toHaveAttribute('data-copied', 'true');
  });

  test('the search dialog opens after hydration', async ({ page }) => {
    const release = await openEarly(page, '/docs');
    await page
      .getByRole('banner')
      .getByRole('button', { name: routeById('search').label })
      .click();
    await release();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });

  test('focus stays on its element during hydration', async ({ page }) => {
    const release = await openEarly(page, '/product');
    const tab = page.getByRole('tab', { selected: true }).first();
    await tab.focus();
    await release();
    await expect(tab).toBeFocused();
  });

  for (const path of ['/resources', '/product']) {
    test(`a text fragment scrolls to text in a closed panel of ${path}, which the app opens`, async ({ page }) => {
      await page.goto(path);
      const text = await page.evaluate(() => {
        const texts = Array.from(
          document.querySelectorAll('main [data-collapsed] p:not(:has(*))'),
          ({ textContent }) => textContent?.trim() ?? '',
        );
        return texts.findLast((words) => words.split(/\s+/).length > 4 && texts.filter((other) => other === words).length === 1) ?? '';
      });
      await page.goto('about:blank');
      const release = await openEarly(page, `${path}#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`);
      await expect(page.locator('main p').filter({ hasText: text }).first()).toBeInViewport();
      await release();
      await expect(page.locator('main p').filter({ hasText: text }).first()).toBeInViewport();
    });
  }
});

/** Returns the Cumulative Layout Shift since the page loaded. */
function layoutShift(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { readonly value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

for (const [index, path] of operatedPaths.entries()) {
  test(`${path} does not shift during hydration`, async ({ page }) => {
    await page.setViewportSize({ width: index % 2 === 0 ? 360 : 1280, height: 800 });
    const release = await openEarly(page, path);
    // Fonts have loaded before hydration. Another test covers them.
    const before = await layoutShift(page);
    await release();
    expect((await layoutShift(page)) - before).toBeLessThanOrEqual(0.01);
  });
}

for (const [index, path] of measuredPaths.entries()) {
  for (const width of isAudit ? [412, 1280] : [index % 2 === 0 ? 412 : 1280]) {
    test(`${path} shifts little when its fonts load late, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 823 });
      const release = await hold(page, /\.woff2$/);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      release();
      // One word that wraps by chance moves the text below it.
      expect(await layoutShift(page)).toBeLessThan(0.05);
    });
  }
}
