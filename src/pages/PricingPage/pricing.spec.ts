/** Tests that the pricing page finds a plan. */
import { limitOf, planFacts } from '../../content/facts/planFacts';
import { pricingPage } from '../../content/pages/plans';
import { expectAnnouncements, recordAnnouncements } from '../../../a11y/liveRegions';
import { linkTo } from '../../../a11y/locators';
import { openPage } from '../../../a11y/openPage';
import { expect, test } from '../../../a11y/test';
import { planThatFits } from './planThatFits';

const { finder } = pricingPage;
const beyond = Math.min(Math.max(limitOf(planFacts[0]) + 1, 1500), limitOf(planFacts.at(-1) ?? planFacts[0]), 5000);
const next = planThatFits(beyond) ?? planFacts[0];
const forMany = [planThatFits(5000)?.name ?? []].flat();

test('no plan is marked at first; a number marks, explains, and announces the plan that fits, and is kept', async ({ page }) => {
  await page.clock.install();
  // Where the cards are below each other, a link leads to the one that fits.
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/pricing');
  // From here, time passes only in steps, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: finder.label });
  const marked = main.locator('li', { has: page.getByText(pricingPage.fits, { exact: true }) }).getByRole('heading', { level: 3 });
  const announcements = await recordAnnouncements(page);
  const expectAnnounced = async (...texts: readonly string[]) => {
    await page.clock.runFor(2000);
    await expectAnnouncements(announcements, texts);
  };

  await expect(marked).toHaveCount(0);
  // Not after each digit, and `1,5` is no error yet.
  for (const digit of beyond.toLocaleString('en')) {
    await field.press(digit);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await page.clock.runFor(400);
  }
  await expectAnnounced(finder.result(next));
  await expect(marked).toHaveText([next.name]);
  const link = main.getByRole('link', { name: finder.result(next) });
  await expect(page.locator((await link.getAttribute('href')) ?? '-')).toHaveText(next.name);
  await field.fill('te');
  await page.clock.runFor(400);
  await field.pressSequentially('n');
  await expect(marked).toHaveCount(0);
  await expectAnnounced(finder.invalid);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('5,000');
  await expect(marked).toHaveText(forMany);
  await page.clock.runFor(2000);
  await linkTo(page, '/terms').click();
  await expect(page).toHaveURL('/terms');
  await page.goBack();
  await expect(field).toHaveValue('5,000');
  await expect(marked).toHaveText(forMany);
});

test('a selected table has its cells side by side as text', async ({ page }) => {
  await openPage(page, '/pricing');
  await page.getByRole('table').evaluate((table) => getSelection()?.selectAllChildren(table));
  expect(await page.evaluate(() => `${getSelection()}`)).toContain(`\t${planFacts.map(({ price }) => price).join('\t')}\n`);
});
