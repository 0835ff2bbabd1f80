/** Tests the tabs of the product page, and the views of the product in them. */
import type { Page } from '@playwright/test';
import { callLog } from '../../content/pages/callLog';
import { routeAt } from '../../content/routes';
import { openEarly, openPage } from '../../../a11y/openPage';
import { expect, test } from '../../../a11y/test';

const { path } = routeAt('/product');
const view = (page: Page, name: string) => page.getByRole('figure', { name, exact: true });
const calls = (page: Page) => view(page, callLog.title).getByRole('rowheader');

test('the log is filtered, before hydration too, and announces how many calls are left', async ({ page }) => {
  const [, early, late] = callLog.filters;
  const lengthOf = (kind: string) => callLog.calls.filter((call) => call.kind === kind).length;
  const release = await openEarly(page, `${path}#monitoring`);
  const radio = (name: string) => view(page, callLog.title).getByRole('radio', { name });
  await radio(early.label).click();
  await release();
  await expect(calls(page)).toHaveCount(lengthOf(early.id));
  await radio(late.label).press('Space');
  await expect(calls(page)).toHaveCount(lengthOf(late.id));
  await expect(page.getByRole('status')).toHaveText(callLog.count(lengthOf(late.id), callLog.calls.length));
  await expect(radio(late.label)).toBeFocused();
});

test('the tabs keep their position on the screen when the next panel is shorter', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openPage(page, path);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const shorter = tabs.nth(2);
  await tabs.first().click();
  const panel = page.getByRole('tabpanel').first();
  await panel.getByRole('term').last().scrollIntoViewIfNeeded();
  const heights = () => panel.evaluate(({ clientHeight }) => clientHeight);
  const [before, height] = [await shorter.boundingBox(), await heights()];
  await shorter.click();
  await expect.poll(heights).toBeLessThan(height);
  expect((await shorter.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, 0);
});
