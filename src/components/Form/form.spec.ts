/** Tests what a form does to its page. The checks of a11y/ test labels, errors, and results. */
import { errorPrefix, passwordToggle } from '../../content/interface';
import { accountForms, signIn, signUp } from '../../content/pages/account';
import { site } from '../../content/site';
import { fillIn } from '../../../a11y/formFields';
import { pageHeading, submitButton } from '../../../a11y/locators';
import { expectAnnouncements, recordAnnouncements } from '../../../a11y/liveRegions';
import { openPage } from '../../../a11y/openPage';
import { expect, test } from '../../../a11y/test';

test('a failed submit hides a shown password, and marks the title once, until the next page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await openPage(page, '/signin');
  const title = await page.title();
  const password = page.locator('main [name=password]');
  await password.fill('secret');
  for (const _ of ['first', 'second']) {
    await page.getByRole('button', { name: `${passwordToggle.show} ${signIn.fields.password.noun}`, exact: true }).click();
    await expect(password.and(page.locator('[autocapitalize=none][spellcheck=false]'))).toHaveAttribute('type', 'text');
    await submitButton(page).click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(page).toHaveTitle(`${errorPrefix} ${title}`);
    await expect(pageHeading(page), 'a summary that is in view moves nothing').toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('main').locator('a[href="/signup"]').click();
  await expect(pageHeading(page)).toHaveText(signUp.heading);
  await expect(page).not.toHaveTitle(new RegExp(errorPrefix));
});

test('advice on a password is announced a second after typing, and once', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/signup');
  await page.clock.pauseAt(Date.now() + 60_000);
  const announcements = await recordAnnouncements(page);
  const [password, repeated] = [page.locator('main [name=password]'), page.locator('main [name=confirmPassword]')];
  const { short, longEnough, different, same } = signUp.passwordAdvice;
  const expectAfter = async (milliseconds: number, ...texts: readonly string[]) => {
    await page.clock.runFor(milliseconds);
    await expectAnnouncements(announcements, texts);
  };
  await password.pressSequentially('s');
  await expectAfter(900);
  await password.pressSequentially('e');
  await expectAfter(900);
  await expectAfter(300, short);
  await password.pressSequentially('c');
  await expectAfter(2000);
  await password.fill('long enough');
  await repeated.fill('other');
  await expectAfter(2000, longEnough, different);
  await repeated.fill('long enough');
  await expectAfter(2000, same);
});

test('a submit logs masked passwords and keeps no draft, a toggle is announced, and typing removes the result', async ({ page }) => {
  test.skip(Boolean(site.forms.signIn || site.forms.signUp), 'A connected form is sent.');
  const [email, mask] = [page.locator('main [name=email]'), accountForms.passwordMask];
  const logs = {
    '/signup': `{name: name@example.com, email: name@example.com, password: ${mask}, confirmPassword: ${mask}, terms: true}`,
    '/signin': `{email: name@example.com, password: ${mask}, remember: true}`,
  };
  for (const [path, logged] of Object.entries(logs)) {
    await openPage(page, path);
    await fillIn(page);
    const [message] = await Promise.all([page.waitForEvent('console'), submitButton(page).click()]);
    expect(message.text()).toBe(logged);
    await openPage(page, path);
    await expect(email).toHaveValue('');
  }
  await fillIn(page);
  const announcements = await recordAnnouncements(page);
  const { noun } = signIn.fields.password;
  await page.getByRole('button', { name: `${passwordToggle.show} ${noun}`, exact: true }).press('Enter');
  await expectAnnouncements(announcements, [passwordToggle.shown(noun)]);
  await page.getByRole('button', { name: `${passwordToggle.hide} ${noun}`, exact: true }).press('Enter');
  await expectAnnouncements(announcements, [passwordToggle.hidden(noun)]);
  await submitButton(page).evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await submitButton(page).click();
  await expect(page.getByText(signIn.result.text), 'although the button is at the edge of the window').toBeInViewport({ ratio: 1 });
  await email.press('x');
  await expect(page.getByText(signIn.result.text)).toHaveCount(0);
});
