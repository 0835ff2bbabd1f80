/** Tests what visitors see who have zoomed in with two fingers: a client navigation keeps the zoom and its place. */
import type { Locator, Page } from '@playwright/test';
import { httpCodes } from '../content/facts/apiReference';
import { errorSummary, linkTo, pageHeading, submitButton } from '../../a11y/locators';
import { openPage } from '../../a11y/openPage';
import { expect, test } from '../../a11y/test';

/** Expects the start of an element in the magnified part of the window. */
async function expectSeen(element: Locator, what: string) {
  const isSeen = () =>
    element.evaluate((shown) => {
      const { left, top } = shown.getBoundingClientRect();
      const { offsetLeft = 0, offsetTop = 0, width = 0, height = 0 } = visualViewport ?? {};
      return left >= offsetLeft - 1 && left < offsetLeft + width && top >= offsetTop - 1 && top < offsetTop + height;
    });
  await expect.poll(isSeen, what).toBe(true);
}

/** Zooms in, with the bottom right corner of the window in view. */
async function magnify(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 4 });
  await session.send('Input.synthesizeScrollGesture', { x: 20, y: 20, xDistance: -4000, yDistance: -500, speed: 20_000 });
  expect(await page.evaluate(() => visualViewport?.offsetLeft ?? 0)).toBeGreaterThan(500);
}

test('what gets focus on a new page, after Back, and in a form is in view', async ({ page }) => {
  await openPage(page, '/product');
  await magnify(page);
  const link = linkTo(page, '/resources');
  await link.press('Enter');
  await expect(pageHeading(page)).toBeFocused();
  await expectSeen(pageHeading(page), 'the heading of the next page');
  await page.goBack();
  await expect(link).toBeFocused();
  await expectSeen(link, 'the link that led to it');

  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().press('End');
  await tabs.last().press('Home');
  await linkTo(page, '/contact').focus();
  const inner = page.locator('[role=tabpanel] [role=tab][tabindex="0"]:visible').first();
  await inner.evaluate((tab: HTMLElement) => tab.focus({ preventScroll: true }));
  await page.goBack();
  await expect(tabs.last()).toBeFocused();
  await expectSeen(tabs.last(), 'the tab that Back selects, in place of a tab inside the panel that it closes');
  await openPage(page, '/signup');
  await magnify(page);
  await submitButton(page).press('Enter');
  await expect(errorSummary(page)).toBeFocused();
  await expectSeen(errorSummary(page), 'the summary of errors');
  await errorSummary(page).getByRole('link').last().press('Enter');
  await expectSeen(page.locator(':focus'), 'the field with an error');
});

test('where the skip link and the contents of a page lead is in view', async ({ page }) => {
  await openPage(page, '/privacy');
  for (const [href, target] of Object.entries({ '#main': 'h1', '#who-answers': '#who-answers' })) {
    await magnify(page);
    await page.locator(`a[href="${href}"]`).first().press('Enter');
    await expectSeen(page.locator(target), href);
  }
});

test('the active result of search is in view, and then the row that it leads to', async ({ page }) => {
  await openPage(page, '/terms');
  await magnify(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`${httpCodes[1].code}`);
  await expect(page.getByRole('option').first()).toContainText(`${httpCodes[1].code}`);
  for (const option of await page.getByRole('option').all()) {
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expectSeen(option, 'the active result');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL('/terms');
  await expectSeen(page.locator(':focus'), 'the target of the result');
});
