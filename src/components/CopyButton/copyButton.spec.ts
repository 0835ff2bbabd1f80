/** Tests the button that copies code, also with a clipboard that refuses, or answers late or never. */
import { copyButton } from '../../content/interface';
import { expectAnnouncements, recordAnnouncements } from '../../../a11y/liveRegions';
import { copyButtons } from '../../../a11y/locators';
import { openPage } from '../../../a11y/openPage';
import { expect, test } from '../../../a11y/test';

declare global {
  // The tests keep the functions that settle the promise of the clipboard here.
  var clipboard: { readonly resolve: () => void; readonly reject: (reason: Error) => void };
}

test('a copy fills the clipboard, says so once for each click, and moves nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write', 'clipboard-read']);
  await page.clock.install();
  await openPage(page, '/docs');
  const announcements = await recordAnnouncements(page);
  const [button, figure] = [copyButtons(page).first(), page.getByRole('figure').first()];
  const color = () => button.evaluate((element) => getComputedStyle(element).color);
  await button.hover();
  const [box, hovered] = [await button.boundingBox(), await color()];
  await button.click();
  await expect(button).toHaveAttribute('data-copied');
  expect(await color(), 'the result has its color under the pointer').not.toBe(hovered);
  expect(await button.boundingBox(), 'the button keeps its size and place').toEqual(box);
  expect(await page.evaluate(() => navigator.clipboard.readText()), 'the clipboard').toBe(await figure.locator('code').textContent());
  await page.clock.runFor(2000);
  await expect(button).not.toHaveAttribute('data-copied');
  await expectAnnouncements(announcements, [copyButton.copied]);
  await button.click();
  await expectAnnouncements(announcements, [copyButton.copied]);
});

test('a copy that fails or takes three seconds selects the code and says so, and a late success replaces that', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      new Promise((resolve, reject) => Object.assign(globalThis, { clipboard: { resolve: () => resolve(), reject } }));
  });
  await openPage(page, '/docs');
  // From here, time passes only in steps, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  const [button, figure] = [copyButtons(page).first(), page.getByRole('figure').first()];
  const failure = figure.getByText(copyButton.shownFailure);
  const announcements = await recordAnnouncements(page);
  const expectFailure = async () => {
    await expectAnnouncements(announcements, [copyButton.spokenFailure]);
    await expect(failure).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe((await figure.locator('code').textContent())?.trim());
  };

  await button.click();
  await page.clock.runFor(2900);
  await expectAnnouncements(announcements, []);
  await page.clock.runFor(500);
  await expectFailure();
  await page.evaluate(() => clipboard.resolve());
  await page.clock.runFor(500);
  await expectAnnouncements(announcements, [copyButton.copied]);
  await expect(failure).toBeHidden();

  await button.click();
  await page.evaluate(() => clipboard.reject(new Error('denied')));
  await page.clock.runFor(500);
  await expectFailure();

  await button.click();
  for (const key of ['Control+K', 'w', 'e', 'b']) await page.keyboard.press(key);
  await page.evaluate(() => clipboard.reject(new Error('late')));
  await page.clock.runFor(500);
  await page.keyboard.type('hook');
  await expect(page.getByRole('dialog').getByRole('combobox'), 'a late failure takes no caret').toHaveValue('webhook');
});
