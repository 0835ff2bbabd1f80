/** Tests the request builder of the API reference, with and without JavaScript. What is typed before hydration: earlyInput.spec.ts. */
import type { Page } from '@playwright/test';
import { requestBuilder, statusAnswers, statusRow } from '../../content/pages/referencePlates';
import { expectAnnouncements, recordAnnouncements } from '../../../a11y/liveRegions';
import { hydrated, openPage } from '../../../a11y/openPage';
import { expect, test } from '../../../a11y/test';
import { views } from '../../../a11y/views';

test.use({ viewport: { width: 1280, height: 800 } });

const reference = '/docs/api-reference';
const codes = (page: Page) => page.getByRole('group', { name: statusRow.label }).getByRole('radio');
const builder = (page: Page) => page.getByRole('region', { name: requestBuilder.heading });
const request = (page: Page) => page.getByRole('figure', { name: requestBuilder.title(requestBuilder.json) });
const bodies = (page: Page) =>
  page.getByRole('figure', { name: new RegExp(`^(${statusAnswers.map(({ bodyTitle }) => bodyTitle).join('|')})$`) });

test('shows and announces the body of the selected status code', async ({ page }) => {
  await openPage(page, reference);
  for (const [index, { id, meaning, retry, bodyTitle }] of statusAnswers.entries()) {
    if (index === 0) continue;
    await codes(page).nth(index).press('Space');
    await expect(bodies(page)).toHaveAccessibleName(bodyTitle);
    await expect(page.getByRole('status')).toHaveText(`${id}: ${meaning}. ${retry}`);
  }
});

test('without JavaScript, shows all response bodies, and the request in their width', async ({ look }) => {
  const page = await look(reference, views.withoutScript);
  await expect(bodies(page)).toHaveCount(statusAnswers.length);
  const [one, other] = await Promise.all([request(page).boundingBox(), bodies(page).first().boundingBox()]);
  expect(one?.width).toBeCloseTo(other?.width ?? Number.NaN, 0);
});

test('shows, announces, keeps, and resets what is entered, and keeps the last valid request beside an error', async ({ page }) => {
  await page.clock.install();
  await openPage(page, reference);
  const field = builder(page).getByRole('textbox', { name: 'max_tokens' });
  const notUpdated = page.getByText(requestBuilder.notUpdated);
  const before = await request(page).locator('code').textContent();
  const announcements = await recordAnnouncements(page);
  await field.fill('20');
  await expect(request(page)).toContainText('"max_tokens": 20');
  await field.fill('-5');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(notUpdated).toBeVisible();
  await expect(request(page)).toContainText('"max_tokens": 20');
  await page.clock.runFor(2000);
  await expectAnnouncements(announcements, []);
  await field.blur();
  await page.clock.runFor(2000);
  const error = `max_tokens: ${requestBuilder.errors.max_tokens} ${requestBuilder.notUpdated}`;
  await expectAnnouncements(announcements, [error]);
  await field.fill('30');
  await expect(notUpdated).toBeHidden();

  await page.reload();
  await hydrated(page);
  await expect(request(page)).toContainText('"max_tokens": 30');
  const later = await recordAnnouncements(page);
  await field.focus();
  await field.blur();
  await builder(page).getByRole('button', { name: requestBuilder.reset }).click();
  await page.clock.runFor(2000);
  await expectAnnouncements(later, [requestBuilder.updated]);
  await page.reload();
  await hydrated(page);
  expect(await request(page).locator('code').textContent()).toBe(before);
});

test('shows the fields and the request together, and the request moves little when a field has an error', async ({ page }) => {
  await openPage(page, reference);
  const field = builder(page).getByRole('textbox', { name: 'temperature' });
  await request(page).evaluate((figure) => figure.scrollIntoView({ block: 'center' }));
  const top = async () => (await request(page).boundingBox())?.y ?? Number.NaN;
  const before = await top();
  await field.fill('x');
  for (const part of [field, page.getByText(requestBuilder.errors.temperature), request(page)]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  expect(Math.abs((await top()) - before)).toBeLessThan(80);
});
