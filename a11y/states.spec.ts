import type { Page } from '@playwright/test';
import { faq } from '../src/content/faq';
import { expectNoViolations } from './engines';
import { expect, isAudit, openPage, test } from './test';

/** axe skips what is hidden, so each state that shows something else is checked like a page of its own. */
// One theme is enough in `npm test`: the style guide shows every component in every state and theme (styleguide.spec.ts).
for (const colorScheme of isAudit ? (['light', 'dark'] as const) : (['light'] as const)) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const path of ['/product', '/integrations']) {
      test(`each tab of ${path}`, async ({ page }) => {
        await openPage(page, path);
        for (const tab of await page.getByRole('main').getByRole('tablist').first().getByRole('tab').all()) {
          await tab.click();
          await expect(tab).toHaveAttribute('aria-selected', 'true');
          await expectNoViolations(page, `the tab ${await tab.textContent()}`);
        }
      });
    }

    test('each code language', async ({ page }) => {
      await openPage(page, '/product');
      for (const name of ['JavaScript', 'Python', 'curl']) {
        await page.getByRole('tab', { name }).first().click();
        await expectNoViolations(page, `code in ${name}`);
      }
    });

    test('the open menu', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openPage(page, '/pricing');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expectNoViolations(page, 'the menu is open');
    });

    test('each answer', async ({ page }) => {
      await openPage(page, '/resources');
      for (const { question } of faq) {
        const button = page.getByRole('button', { name: question });
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expectNoViolations(page, `the answer to “${question}”`);
      }
    });

    test('a tooltip', async ({ page }) => {
      await openPage(page, '/pricing');
      await page.getByRole('button', { name: /^About / }).first().hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await expectNoViolations(page, 'a tooltip is shown');
    });

    for (const path of ['/signin', '/signup']) {
      test(`the errors and the answer of ${path}`, async ({ page }) => {
        await openPage(page, path);
        await submit(page);
        await expect(page.getByRole('group', { name: /^Please check/ })).toBeFocused();
        await expectNoViolations(page, 'errors are shown');
        for (const box of await page.getByRole('textbox').all()) await box.fill('name@example.com');
        for (const box of await page.getByRole('checkbox').all()) await box.check();
        await submit(page);
        await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Nothing was sent' })).toBeVisible();
        await expectNoViolations(page, 'the form has answered');
      });
    }

    test('the answer of the contact form', async ({ page }) => {
      await openPage(page, '/contact');
      await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
      await page.getByRole('main').locator('button[type=submit]').click();
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ })).toBeVisible();
      await expectNoViolations(page, 'the form has answered');
    });

    test('Copied', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-write', 'clipboard-read']);
      await openPage(page, '/product');
      await page.getByRole('button', { name: /^Copy / }).first().click();
      await expect(page.getByRole('button', { name: /^Copy / }).first()).toHaveAttribute('data-copied', 'true');
      await expectNoViolations(page, 'code was copied');
    });
  });
}

test('the page that is not there', async ({ page }) => {
  await page.route('**/no-such-page', async (route) => {
    // The status is tested elsewhere; the browser would report it in the console.
    await route.fulfill({ response: await route.fetch(), status: 200 });
  });
  await openPage(page, '/no-such-page');
  await expectNoViolations(page);
});

async function submit(page: Page) {
  await page.getByRole('main').locator('button[type=submit]').click();
}
