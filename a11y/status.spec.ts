/** WCAG 4.1.3: what the site says without moving focus is said once, soon and politely; what needs no saying is not said. */
import { accountForms, passwordMinLength, signIn, signUp } from '../src/content/account';
import { contact } from '../src/content/contact';
import { faq } from '../src/content/faq';
import { home } from '../src/content/home';
import { routes } from '../src/routes';
import { expectSaid, listen } from './audit/measures/liveRegions';
import { covers, noteSituation } from './covers';
import { expect, openPage, test } from './test';

const answer = ({ heading, text }: { readonly heading: string; readonly text: string }) => `${heading}${text}`;

test('Copied is said once, and nothing when the button is as before', covers('statusMessages', '4.1.3', '2.2.4'), async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await openPage(page, '/docs');
  const said = await listen(page);
  const button = page.getByRole('button', { name: /^Copy / }).first();
  await button.click();
  await expectSaid(said, ['Copied']);
  await noteSituation(page, 'code has been copied');
  await expect(button).toHaveAttribute('data-copied');
  await expect(button).not.toHaveAttribute('data-copied');
  await expectSaid(said, ['Copied']);
  await expect(button).toBeFocused();
  await button.click();
  await expectSaid(said, ['Copied', 'Copied']);
});

test('a copy that fails is said, with what to do instead', covers('statusMessages', '4.1.3', '2.2.4'), async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  await openPage(page, '/docs');
  const said = await listen(page);
  const figure = page.getByRole('figure').first();
  await figure.getByRole('button', { name: /^Copy / }).click();
  await expectSaid(said, ['Copying did not work. The code is selected: press Control C, or Command C on a Mac.']);
  await noteSituation(page, 'copying has failed');
  await expect(figure.getByText('Copying did not work.')).toBeVisible();
});

test('a new page says its title once', covers('statusMessages', '4.1.3', '2.2.4'), async ({ page }) => {
  await openPage(page, '/terms');
  const said = await listen(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await link.focus();
  await link.press('Enter');
  await expect(page).toHaveURL('/privacy');
  await expectSaid(said, [await page.title()]);
});

for (const path of ['/signin', '/signup']) {
  test(`mistakes on ${path} are heard by the focus that moves to them, and not once more`, covers('statusMessages', '4.1.3', '2.2.4'), async ({ page }) => {
    await openPage(page, path);
    const said = await listen(page);
    await page.getByRole('main').locator('button[type=submit]').click();
    await expect(page.getByRole('group', { name: /^Please check/ })).toBeFocused();
    await noteSituation(page, 'the form has been sent empty');
    // Twice, since the second press changes what is there already.
    await page.getByRole('main').locator('button[type=submit]').click();
    await expect(page.getByRole('group', { name: /^Please check/ })).toBeFocused();
    await expectSaid(said, []);
    await expect(page.locator('[role=alert], [aria-live=assertive]')).toHaveCount(0);
  });

  test(`${path} says that nothing was sent, again after each press, and takes it away in silence`, covers('statusMessages', '4.1.3', '2.2.4'), async ({ page }) => {
    const { result } = path === '/signin' ? signIn : signUp;
    await openPage(page, path);
    for (const box of await page.getByRole('main').getByRole('textbox').all()) await box.fill('name@example.com');
    if (path === '/signup') await page.getByRole('checkbox').check();
    // Advice on the passwords comes a second after typing, and is not what is listened for.
    if (path === '/signup') await expect(page.getByText(signUp.passwordAdvice.same)).toBeVisible();
    const said = await listen(page);
    const submit = page.getByRole('main').locator('button[type=submit]');
    await submit.click();
    await expectSaid(said, [answer(result)]);
    await noteSituation(page, 'the form has been answered');
    await expect(submit).toBeFocused();
    await submit.click();
    await expectSaid(said, [answer(result), answer(result)]);
    await page.getByRole('textbox', { name: 'Email address' }).press('End');
    await page.keyboard.type('x');
    await expect(page.getByText(result.text)).toHaveCount(0);
    await expectSaid(said, [answer(result), answer(result)]);
  });

  test(`the GitHub button of ${path} says that it is not connected`, covers('statusMessages', '4.1.3', '2.2.4'), async ({ page }) => {
    await openPage(page, path);
    const said = await listen(page);
    const button = page.getByRole('button', { name: /GitHub/ });
    await button.click();
    await expectSaid(said, [answer(accountForms.githubResult)]);
    await noteSituation(page, 'the GitHub button has been pressed');
    await expect(button).toBeFocused();
    await button.click();
    await expectSaid(said, [answer(accountForms.githubResult), answer(accountForms.githubResult)]);
  });

  test(`the buttons beside the passwords of ${path} say what they did`, covers('statusMessages', '4.1.3', '2.2.4'), async ({ page }) => {
    await openPage(page, path);
    const said = await listen(page);
    const expected: string[] = [];
    for (const { noun } of Object.values(path === '/signin' ? { password: signIn.fields.password } : { password: signUp.fields.password, repeated: signUp.fields.confirmPassword })) {
      await page.getByRole('button', { name: `Show ${noun}`, exact: true }).click();
      expected.push(`Your ${noun} is shown`);
      await expectSaid(said, expected);
      await page.getByRole('button', { name: `Hide ${noun}`, exact: true }).click();
      expected.push(`Your ${noun} is hidden`);
      await expectSaid(said, expected);
    }
  });
}

test('the contact form says what to do with the message', covers('statusMessages', '4.1.3', '2.2.4'), async ({ page }) => {
  await openPage(page, '/contact');
  const said = await listen(page);
  const { heading, text, emptyText, mailLinks } = contact.result;
  const links = Object.values(mailLinks).join('');
  const submit = page.getByRole('button', { name: contact.form.submit });
  await submit.click();
  await expectSaid(said, [heading + emptyText + links]);
  await page.getByRole('textbox', { name: contact.form.fields.message.label }).fill('Hello');
  await submit.click();
  await expectSaid(said, [heading + emptyText + links, heading + text + links]);
  await noteSituation(page, 'the form has been answered');
  await expect(submit).toBeFocused();
});

test('advice on a password waits until typing stops, and is said once', covers('statusMessages', '4.1.3', '2.2.4'), async ({ page }) => {
  await openPage(page, '/signup');
  const said = await listen(page);
  const { short, longEnough, different, same } = signUp.passwordAdvice;
  const { password, confirmPassword } = signUp.fields;
  // The advice waits a second for the next key, and must not take another to come.
  const within = 2000;
  await page.getByLabel(password.label, { exact: true }).pressSequentially('a'.repeat(passwordMinLength - 1));
  await expectSaid(said, [short], within);
  await page.getByLabel(password.label, { exact: true }).press('End');
  await page.keyboard.type('a');
  await expectSaid(said, [short, longEnough], within);
  await page.getByLabel(confirmPassword.label, { exact: true }).pressSequentially('b');
  await expectSaid(said, [short, longEnough, different], within);
  await page.getByLabel(confirmPassword.label, { exact: true }).fill('a'.repeat(passwordMinLength));
  await expectSaid(said, [short, longEnough, different, same], within);
});

test('controls that show their state themselves say nothing besides', covers('statusMessages', '4.1.3', '2.2.4'), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const silent = async (path: (typeof routes)[number]['path'], press: () => Promise<void>) => {
    await openPage(page, path);
    const said = await listen(page);
    await press();
    // Longer than any message of the site takes.
    await page.waitForTimeout(500);
    await expectSaid(said, []);
  };
  await silent('/product', async () => {
    await page.getByRole('tab', { name: 'JavaScript' }).first().click();
    await page.getByRole('tab', { name: 'Security' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
  });
  await silent('/resources', () => page.getByRole('button', { name: faq[0].question }).click());
  await silent('/', () => page.getByRole('group', { name: home.hero.providerLabel }).getByRole('radio').last().click());
  await silent('/pricing', () => page.getByRole('button', { name: /^About / }).first().focus());
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the typing demo says nothing while it types', covers('statusMessages', '4.1.3', '2.2.4'), async ({ page }) => {
    await openPage(page, '/');
    const said = await listen(page);
    // Whether it is pressed while it types or after, the second press undoes or repeats the first.
    await page.getByRole('button', { name: /^(?:Pause|Play) typing$/ }).click();
    await page.getByRole('button', { name: /^(?:Pause|Play) typing$/ }).click();
    await expect(page.getByRole('button', { name: 'Show all' })).toBeDisabled({ timeout: 30_000 });
    await expectSaid(said, []);
  });
});
