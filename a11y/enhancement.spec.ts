/** Tests pages without JavaScript, before hydration, and after failures: all text is visible, and no control is inoperable. */
import type { Page } from '@playwright/test';
import { accountForms, signUp } from '../src/content/account';
import { contact } from '../src/content/contact';
import { faq } from '../src/content/faq';
import { layoutText } from '../src/content/layoutText';
import { plainText } from '../src/content/plainText';
import { site } from '../src/content/site';
import { notFound, routeById } from '../src/routes';
import { expectNoViolations } from './axe';
import { copyButtons, errorSummary, menuButton, submitButton } from './locators';
import { appCode, distinctPaths, expect, hold, holdApp, hydrated, openEarly, paths, samplePaths, test } from './test';

const narrow = { width: 360, height: 800 };
const main = (page: Page) => page.getByRole('main');

/** Finds hidden headings and panels, and visible buttons that need the app. */
function faultsWithoutApp(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    };
    const text = Array.from(document.querySelectorAll('header:not(main *) nav, main :is(h1, h2, h3, h4), [data-collapsed]'));
    // Forms have a notice beside their submit button.
    const controls = Array.from(document.querySelectorAll('button:not([type=submit]), [role=tab], [role=button]'));
    return [...text.filter((element) => !isShown(element)), ...controls.filter(isShown)].map((element) => element.outerHTML.slice(0, 100));
  });
}

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

  for (const [path, advice] of [
    ['/signin', accountForms.withoutScript],
    ['/signup', accountForms.withoutScript],
    ['/contact', contact.form.withoutScript],
  ] as const) {
    test(`the form of ${path} sends nothing and shows an alternative`, async ({ page }) => {
      await page.goto(path);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      for (const box of await main(page).locator('input:not([type=checkbox]), textarea').all()) await box.fill('secret@example.com');
      await submitButton(page).click();
      // A browser starts to send a form before it draws the next frame.
      await page.screenshot();
      expect(requests.filter((url) => !/\/favicon\.svg$|\.woff2$/.test(url))).toEqual([]);
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

      const question = page.getByRole('button', { name: faq[1].question });
      const releaseQuestions = await openEarly(page, routeById('resources').path);
      await question[press]();
      await releaseQuestions();
      await expect(question).toHaveAttribute('aria-expanded', 'true');
    });
  }

  test('a submitted form keeps its text and shows its errors after hydration', async ({ page }) => {
    const release = await openEarly(page, '/signup');
    const name = page.getByRole('textbox', { name: signUp.fields.name.label });
    await name.fill('Ada');
    await submitButton(page).click();
    await release();
    await expect(errorSummary(page)).toBeFocused();
    await expect(name).toHaveValue('Ada');
  });

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
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
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

test.describe('when the app fails', () => {
  test.use({ viewport: narrow });

  const isEnhanced = (page: Page) => page.locator('html').getAttribute('data-js');
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
    for (const path of ['/product', '/signup', notFound.path]) {
      test(`${path} stays complete when ${failure}`, async ({ page, consoleErrors }) => {
        await plant(page);
        await page.goto(path);
        const text = await main(page).textContent();
        await expect.poll(() => consoleErrors.length, 'the console has the reason').toBeGreaterThan(0);
        await expect.poll(() => isEnhanced(page)).toBeNull();
        expect(await faultsWithoutApp(page)).toEqual([]);
        expect(await main(page).textContent()).toBe(text);
        consoleErrors.splice(0);
      });
    }
  }

  test('a page stays complete when the app is late, and the app can still hydrate it', async ({ page }) => {
    await page.clock.install();
    const release = await holdApp(page);
    const requested = page.waitForRequest(appCode);
    await page.goto('/product');
    await requested;
    await page.clock.runFor(6000);
    await expect.poll(() => isEnhanced(page)).toBeNull();
    expect(await faultsWithoutApp(page)).toEqual([]);
    release();
    await hydrated(page);
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });
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

for (const [index, path] of samplePaths.entries()) {
  test(`${path} does not shift during hydration`, async ({ page }) => {
    await page.setViewportSize({ width: index % 2 === 0 ? 360 : 1280, height: 800 });
    const release = await openEarly(page, path);
    // Fonts have loaded before hydration. Another test covers them.
    const before = await layoutShift(page);
    await release();
    expect((await layoutShift(page)) - before).toBeLessThanOrEqual(0.01);
  });
}

/** The columns of its long table follow the width of their words, so a line can wrap anew. */
const unsteadyPath = routeById('docsBeforeYouCommit').path;

for (const path of distinctPaths.filter((distinct) => distinct !== unsteadyPath)) {
  for (const width of [412, 1280]) {
    test(`${path} shifts little when its fonts load late, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 823 });
      const release = await hold(page, /\.woff2$/);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      release();
      // One word that wraps by chance moves the text below it.
      expect(await layoutShift(page)).toBeLessThan(0.1);
    });
  }
}
