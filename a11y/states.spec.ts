/** axe skips what is hidden, so each state that shows something else is checked like a page of its own. */
import type { Locator, Page } from '@playwright/test';
import { faq } from '../src/content/faq';
import { notFound } from '../src/routes';
import { expectNoViolations, expectNoViolationsIn } from './axe';
import { test as lookTest } from './sharedPage';
import { tipButtons } from './states';
import { expect, isAudit, openPage, test } from './test';

const panels = '[role=tablist], [role=tabpanel]:not([hidden])';

// One theme is enough in `npm test`: the style guide shows every component in every state and theme (styleguide.spec.ts).
for (const colorScheme of isAudit ? (['light', 'dark'] as const) : (['light'] as const)) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const path of ['/product', '/integrations']) {
      test(`${path} has no violations with any of its tabs`, async ({ page }) => {
        await openPage(page, path);
        await expectNoneOnEachTab(page, page.getByRole('main').getByRole('tablist').first());
      });
    }

    test('/product has no violations in any code language', async ({ page }) => {
      await openPage(page, '/product');
      await expectNoneOnEachTab(page, page.getByRole('tabpanel').getByRole('tablist').first());
    });

    test('/pricing has no violations with the menu open', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openPage(page, '/pricing');
      const toggle = page.getByRole('banner').locator('[aria-expanded]');
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expectNoViolationsIn('header', page, 'the menu is open');
    });

    test.describe('/resources', () => {
      // One load for all answers.
      test.describe.configure({ mode: 'default' });

      for (const { id, question } of faq) {
        lookTest(`has no violations with the answer to “${question}”`, async ({ look }) => {
          const page = await look('/resources', { theme: colorScheme });
          const button = page.getByRole('button', { name: question });
          await button.click();
          await expect(button).toHaveAttribute('aria-expanded', 'true');
          await expectNoViolationsIn(`#faq-${id}, #faq-${id} + *`, page, `the answer to “${question}” is open`);
          await button.click();
          await expect(button).toHaveAttribute('aria-expanded', 'false');
        });
      }
    });

    test('/pricing has no violations with a tooltip', async ({ page }) => {
      await openPage(page, '/pricing');
      // React Aria takes the first movement as the start of pointing, and what is hovered then for what was there before.
      await page.mouse.move(5, 5);
      await tipButtons(page).first().hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await expectNoViolationsIn('[role=tooltip]', page, 'a tooltip is shown');
    });

    for (const path of ['/signin', '/signup']) {
      test(`${path} has no violations with errors, and none with the form’s answer`, async ({ page }) => {
        await openPage(page, path);
        await submit(page);
        await expect(page.locator('main [role=group]:focus'), 'the error summary has focus').toBeVisible();
        await expectNoViolationsIn('main', page, 'errors are shown');
        for (const box of await page.getByRole('textbox').all()) await box.fill('name@example.com');
        for (const box of await page.getByRole('checkbox').all()) await box.check();
        await submit(page);
        await expectAnswer(page);
      });
    }

    test('/contact has no violations with the form’s answer', async ({ page }) => {
      await openPage(page, '/contact');
      await page.getByRole('main').getByRole('textbox').last().fill('Hello');
      await submit(page);
      await expectAnswer(page);
    });

    test('/product has no violations when code has been copied', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-write', 'clipboard-read']);
      await openPage(page, '/product');
      const button = page.getByRole('main').getByRole('figure').getByRole('button').first();
      await button.click();
      await expect(button).toHaveAttribute('data-copied', 'true');
      await expectNoViolationsIn('figure', page, 'code has been copied');
    });
  });
}

test('the page for unknown addresses has no violations', async ({ page }) => {
  await page.route('**/no-such-page', async (route) => {
    // The status is tested elsewhere; the browser would report it in the console.
    await route.fulfill({ response: await route.fetch(), status: 200 });
  });
  await openPage(page, '/no-such-page');
  await expect(page).toHaveTitle(new RegExp(notFound.title));
  await expectNoViolations(page);
});

async function expectNoneOnEachTab(page: Page, list: Locator) {
  for (const tab of await list.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expectNoViolationsIn(panels, page, `the tab “${await tab.textContent()}” is chosen`);
  }
}

async function submit(page: Page) {
  await page.getByRole('main').locator('button[type=submit]').click();
}

async function expectAnswer(page: Page) {
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ }).first()).toBeVisible();
  await expectNoViolationsIn('main', page, 'the form has answered');
}
