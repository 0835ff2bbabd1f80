/** Tests the drafts of the contact form, and the subjects of links to it. */
import type { Page } from '@playwright/test';
import { copyButton } from '../../content/interface';
import { signIn } from '../../content/pages/account';
import { subjects } from '../../content/facts/subjects';
import { contact } from '../../content/pages/contact';
import { site } from '../../content/site';
import { linkTo, submitButton } from '../../../a11y/locators';
import { openPage } from '../../../a11y/openPage';
import { expect, test } from '../../../a11y/test';

const { result } = contact;
const field = (page: Page, name: keyof typeof contact.form.fields) => page.locator(`main form [name=${name}]`);

test('a message becomes a draft to the mailbox that answers, which an edit removes', async ({ page, context }) => {
  test.skip(Boolean(site.forms.contact), 'A connected form is sent.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/contact');
  const drafts = page.getByRole('status').getByRole('link');
  const submit = () => submitButton(page).click();
  await submit();
  await expect(page.getByText(result.emptyText)).toBeVisible();
  await expect(drafts.and(page.locator(':not(:focus)')), 'nobody skips the text').toHaveText([result.mailLinks.support]);

  await openPage(page, '/contact?subject=compliance');
  await field(page, 'name').fill('Ada');
  await field(page, 'email').fill('no address');
  await field(page, 'message').fill('One line');
  await submit();
  const query = `subject=${encodeURIComponent(subjects.compliance)}&body=${encodeURIComponent('One line\r\n\r\nAda\r\nno address')}`;
  await expect(drafts).toHaveText([result.mailLinks.sales]);
  await expect(drafts).toBeFocused();
  await expect(drafts).toHaveAttribute('href', `mailto:${site.salesEmail}?${query}`);

  const long = 'Words '.repeat(400);
  await field(page, 'message').fill(long);
  await expect(drafts).toHaveCount(0);
  await submit();
  await expect(page.getByText(result.longText)).toBeVisible();
  const copy = page.getByRole('button', { name: copyButton.name(result.copySubject) });
  await copy.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${long}\n\nAda\nno address`);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.click();
  await expect(field(page, 'message')).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(long);
  // Tab can lead on before the draft is there.
  await submitButton(page).first().focus();
  await field(page, 'message').evaluate((area: HTMLTextAreaElement) => (area.form?.requestSubmit(), area.focus()));
  await expect(drafts).toHaveCount(1);
  await expect(field(page, 'message')).toBeFocused();
});

test('a link with a subject wins over what was typed, which returns with its own address', async ({ page }) => {
  await openPage(page, '/contact');
  await field(page, 'subject').fill('Mine');
  await field(page, 'message').fill('Hello');

  await linkTo(page, '/signin').click();
  await page.getByRole('main').getByRole('link', { name: signIn.forgotPassword.text }).click();
  await expect(field(page, 'subject')).toHaveValue(subjects['password-reset']);
  await expect(field(page, 'message')).toHaveValue('Hello');
  await field(page, 'subject').press('End');
  await page.keyboard.type(' of a colleague');

  await linkTo(page, '/terms').click();
  await expect(page).toHaveURL('/terms');
  await page.goBack();
  await expect(field(page, 'subject')).toHaveValue(`${subjects['password-reset']} of a colleague`);
  await linkTo(page, '/contact').click();
  await expect(field(page, 'subject')).toHaveValue('Mine');
});

test('a link with a subject leads to the filled field on a phone, and without JavaScript to an email', async ({ page, request }) => {
  const html = await (await request.get('/docs/before-you-commit')).text();
  const drafts = html.match(/<a [^>]*href="mailto:(sales|support)@[^"?]+\?subject=/g)?.length ?? 0;
  expect(drafts > 40, 'a connected form needs no JavaScript').toBe(!site.forms.contact);
  await page.setViewportSize({ width: 390, height: 664 });
  await openPage(page, '/docs/before-you-commit');
  const link = page.getByRole('main').locator('[href*="subject=compliance"]').first();
  const url = await link.evaluate((element: HTMLAnchorElement) => element.href);
  const expectFilledField = async () => {
    await expect(field(page, 'subject')).toHaveValue(subjects.compliance);
    await expect(field(page, 'subject')).toBeInViewport({ ratio: 1 });
  };
  await link.click();
  await expectFilledField();
  await expect(page.getByRole('heading', { name: contact.form.heading })).toBeFocused();
  // In a new tab, the browser scrolls.
  await page.goto('about:blank');
  await openPage(page, url);
  await expectFilledField();
});
