/** WCAG 1.4.1: seen in shades of grey, each state of a control still differs from the others. */
import type { Locator, Page } from '@playwright/test';
import { faq } from '../src/content/faq';
import { frame } from '../src/content/frame';
import { status } from '../src/content/status';
import { routeById } from '../src/routes';
import { changedArea, photograph } from './audit/measures/pixels';
import { covers, noteSituation } from './covers';
import { expect, openPage, test } from './test';

test.use({ viewport: { width: 1280, height: 900 } });

test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
});

// A stroke of a letter that turns bold is less than that; the head of a plug, a tick or a thicker border is more.
const leastPixels = 20;

/** Expects pixels of `part` to differ by 3:1 before and after `act`, in both themes, with pointer and focus elsewhere. */
async function expectChange(page: Page, part: Locator, act: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  const shoot = async () => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.emulateMedia({ colorScheme: 'dark' });
    await noteSituation(page);
    const dark = await photograph(session, area);
    await page.emulateMedia({ colorScheme: 'light' });
    return { dark, light: await photograph(session, area) };
  };
  await part.scrollIntoViewIfNeeded();
  const area = await part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + scrollX, y: top + scrollY, width, height };
  });
  const before = await shoot();
  await act();
  const after = await shoot();
  for (const theme of ['light', 'dark'] as const) {
    expect.soft(changedArea(before[theme], after[theme], 3), `pixels that differ, ${theme}`).toBeGreaterThan(leastPixels);
  }
}

test('a selected tab differs from one that is not', covers('notByColour', '1.4.1'), async ({ page }) => {
  await openPage(page, '/product');
  const tab = page.getByRole('main').getByRole('tab', { selected: false }).first();
  await expectChange(page, tab, () => tab.click());
});

test('a chosen provider differs from one that is not', covers('notByColour', '1.4.1'), async ({ page }) => {
  await openPage(page, '/');
  const choice = page.getByRole('main').getByRole('radio', { checked: false }).first();
  await expectChange(page, choice, () => choice.click());
});

test('a ticked checkbox differs from one that is not; a field with an error has a thicker border, and says so', covers('notByColour', '1.4.1'), async ({ page }) => {
  await openPage(page, '/signup');
  const box = page.getByRole('checkbox').first();
  await expectChange(page, box, () => box.check());
  await box.uncheck();
  const field = page.getByRole('main').getByRole('textbox').first();
  const thickness = () => field.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderBlockStartWidth));
  const before = await thickness();
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect(field).toHaveAccessibleDescription(/\p{L}/u);
  expect(await thickness()).toBeGreaterThan(before);
});

test('an open answer differs from a closed one, and the current page in the menu from the others', covers('notByColour', '1.4.1'), async ({ page }) => {
  await openPage(page, '/resources');
  const answer = page.getByRole('button', { name: faq[1].question });
  await expectChange(page, answer, () => answer.click());
  const { path } = routeById('pricing');
  const link = page.getByRole('navigation', { name: frame.mainNavigation }).locator(`a[href="${path}"]`);
  await page.evaluate(() => scrollTo(0, 0));
  await expectChange(page, link, async () => {
    await link.click();
    await page.waitForURL(path);
    await page.evaluate(() => scrollTo(0, 0));
  });
});

test('each lamp of the status page has its state in words beside it', covers('notByColour', '1.4.1'), async ({ page }) => {
  await openPage(page, '/status');
  const main = page.getByRole('main');
  for (const { name, state } of status.services) {
    await expect.soft(main.getByRole('listitem').filter({ hasText: name })).toContainText(state);
  }
});
