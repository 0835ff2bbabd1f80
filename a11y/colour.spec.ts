/** WCAG 1.4.1 without colour: each state that a control can be in, seen in shades of grey. */
import type { Locator, Page } from '@playwright/test';
import { faq } from '../src/content/faq';
import { status } from '../src/content/status';
import { changedArea, photograph } from './audit/measures/pixels';
import { covers } from './covers';
import { expect, openPage, test } from './test';

test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
});

/** How many pixels of `part` differ by 3:1 before and after `act`, with pointer and focus elsewhere. */
async function changed(page: Page, part: Locator, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const shoot = async () => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    return photograph(session, area);
  };
  await part.scrollIntoViewIfNeeded();
  const area = await part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + scrollX, y: top + scrollY, width, height };
  });
  const first = await shoot();
  await act();
  return changedArea(first, await shoot(), 3);
}

// A stroke of a letter that became bold is less than that; the head of a plug, a tick or a thicker border is more.
const sign = 20;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 1280, height: 900 } });

    test('a chosen tab differs from one that is not', covers('notByColour', '1.4.1'), async ({ page }) => {
      await openPage(page, '/product');
      const tab = page.getByRole('main').getByRole('tab', { selected: false }).first();
      expect(await changed(page, tab, () => tab.click())).toBeGreaterThan(sign);
    });

    test('a chosen provider does', covers('notByColour', '1.4.1'), async ({ page }) => {
      await openPage(page, '/');
      const choice = page.getByRole('main').getByRole('radio', { checked: false }).first();
      expect(await changed(page, choice, () => choice.click())).toBeGreaterThan(sign);
    });

    test('so do a ticked box and a field with an error, which also says so', covers('notByColour', '1.4.1'), async ({ page }) => {
      await openPage(page, '/signup');
      const box = page.getByRole('checkbox').first();
      expect(await changed(page, box, () => box.check())).toBeGreaterThan(sign);
      await box.uncheck();
      const field = page.getByRole('main').getByRole('textbox').first();
      const submit = page.getByRole('main').locator('button[type=submit]');
      const thickness = () => field.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderBlockStartWidth));
      const before = await thickness();
      await submit.click();
      await expect(field).toHaveAccessibleDescription(/\w/);
      expect(await thickness()).toBeGreaterThan(before);
    });

    test('so do an open answer and the current page in the menu', covers('notByColour', '1.4.1'), async ({ page }) => {
      await openPage(page, '/resources');
      const answer = page.getByRole('button', { name: faq[1].question });
      expect(await changed(page, answer, () => answer.click())).toBeGreaterThan(sign);
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' });
      await page.evaluate(() => scrollTo(0, 0));
      const visit = async () => {
        await link.click();
        await page.waitForURL('/pricing');
        await page.evaluate(() => scrollTo(0, 0));
      };
      expect(await changed(page, link, visit)).toBeGreaterThan(sign);
    });
  });
}

test('every lamp has its state in words beside it', covers('notByColour', '1.4.1'), async ({ page }) => {
  await openPage(page, '/status');
  const main = page.getByRole('main');
  for (const { name, state } of status.services) {
    await expect(main.getByRole('row', { name })).toContainText(state);
    await expect(main.getByRole('listitem').filter({ hasText: name })).toContainText(state);
  }
});
