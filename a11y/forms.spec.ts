/**
 * Tests the labels, autocomplete tokens, error messages, and results of the three forms. The forms must lose nothing, and send nothing but
 * to a server that the owner has connected.
 */
import type { Locator, Page } from '@playwright/test';
import { accountForms, signIn, signUp } from '../src/content/pages/account';
import { errorPrefix, passwordToggle } from '../src/content/interface';
import { contact } from '../src/content/pages/contact';
import { routeById } from '../src/content/routes';
import { site } from '../src/content/site';
import { covers } from './covers';
import { noteSituation } from './situations';
import { firstDifference, foundAt } from './findings';
import { type FieldFacts, fieldOf, formOf, type FormFacts, forms, inputsOf, submit, summaryOf, textFields } from './formFacts';
import { hydrated, openPage } from './openPage';
import { isAudit } from './isAudit';
import { expect, test } from './test';

/** Fills in valid values. */
async function fillIn(page: Page, form: FormFacts, text = 'name@example.com') {
  for (const field of textFields(form)) await fieldOf(page, form, field).fill(text);
  for (const field of form.fields) if (field.isCheckbox) await fieldOf(page, form, field).check();
}

for (const form of forms) {
  const { path, action, fields } = form;

  test(
    `each field of ${path} has the autocomplete token of its data, and none is repeated`,
    covers('inputPurpose', '1.3.5', '3.3.7'),
    async ({ page }) => {
      await openPage(page, path);
      const inputs = await inputsOf(page, form)
        .and(page.locator(':not([type=checkbox])'))
        .evaluateAll((elements) => elements.map((element) => finding(element, '', element.getAttribute('autocomplete') ?? 'none')));
      const tokens = inputs.map(({ value }) => String(value));
      expect(
        firstDifference(
          'the autocomplete token',
          tokens,
          textFields(form).map(({ autocomplete }) => autocomplete ?? 'none'),
          inputs.map(({ selector }) => selector),
        ),
      ).toHaveNoFindings();
      // Only the confirmation of a password repeats a token.
      const repeated = inputs.filter(({ value }, index) => value !== 'none' && tokens.indexOf(String(value)) !== index);
      expect(
        repeated.filter(({ value }) => value !== 'new-password').map((input) => ({ ...input, what: 'the autocomplete token is repeated' })),
      ).toHaveNoFindings();
      for (const field of textFields(form)) {
        const type = field.autocomplete === 'email' ? 'email' : field.autocomplete?.endsWith('password') ? 'password' : null;
        if (type) await expect(fieldOf(page, form, field)).toHaveAttribute('type', type);
      }
    },
  );

  test(
    `each field of ${path} has a visible label and hint, and is marked if it is required`,
    covers('fieldLabels', '3.3.2', '3.3.5'),
    async ({ page }) => {
      await openPage(page, path);
      await expect(formOf(page, form).getByText(form.requiredNote, { exact: true })).toBeVisible();
      expect(form.requiredNote, 'the note of the form').toMatch(/\brequired\b|\boptional\b/);
      await expect(inputsOf(page, form)).toHaveCount(fields.length);
      for (const field of fields) {
        const input = fieldOf(page, form, field);
        await expect(input).toHaveAccessibleName(field.label);
        await expect(formOf(page, form).locator('label', { hasText: field.label }).first()).toBeVisible();
        await expect(input).not.toHaveAttribute('placeholder');
        const marks = page.locator('[required], [aria-required=true]');
        await expect(input.and(marks), 'is marked as required').toHaveCount(field.missing === undefined ? 0 : 1);
        if (field.hint) await expect(input).toHaveAccessibleDescription(field.hint);
      }
    },
  );

  test(
    action
      ? `the submit button of ${path} sends one request, to the server of the owner`
      : `the submit button of ${path} sends no request, and stores only an unsent message`,
    covers('nothingSent', '3.3.4', '3.3.6'),
    async ({ page }) => {
      await openPage(page, path);
      const printed: string[] = [];
      page.on('console', (message) => printed.push(message.text()));
      await fillIn(page, form, 'secret@example.com');
      const requests: string[] = [];
      // Browsers may request the icon at any time.
      page.on('request', (request) => request.url().endsWith('/favicon.svg') || requests.push(request.url()));
      await submit(page, form);
      await expect(page.getByText(form.result)).toBeVisible();
      await noteSituation(page, 'the form has a result');
      const [button, result] = [formOf(page, form).getByRole('button', { name: form.submit }), page.getByText(form.result)];
      await expect(result).toBeInViewport();
      expect(await farResult(button, result)).toHaveNoFindings();
      if (form.github && !site.gitHub) {
        await page.getByRole('button', { name: form.github }).click();
        await expect(page.getByText(accountForms.githubResult.text)).toBeVisible();
      }
      if (!action && path !== '/contact') {
        expect(printed.join(), 'the console').toContain(accountForms.passwordMask);
        const plain = textFields(form).filter(({ autocomplete }) => !autocomplete?.endsWith('password'));
        expect(printed.join().match(/secret/g), 'all fields but the passwords are written to the console').toHaveLength(plain.length);
      }
      expect(firstDifference('a request', requests, action ? [new URL(action, page.url()).href] : [])).toHaveNoFindings();
      await expect(page).toHaveURL(path);
      for (const field of textFields(form)) await expect(fieldOf(page, form, field)).toHaveValue('secret@example.com');
      for (const field of fields) if (field.isCheckbox) await expect(fieldOf(page, form, field)).toBeChecked();
      const lasting = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie, location.href, history.state]));
      expect(lasting, 'storage, cookies, and history').not.toContain('secret');
      // An unsent message stays until the tab is closed.
      expect((await sessionOf(page)).includes('secret'), 'the tab keeps the message').toBe(path === '/contact' || action !== '');
    },
  );

  // Of the three forms, this one has each kind of field.
  if (!isAudit && path !== '/signup') continue;

  test(
    `${path} restores typed text after a reload, a link, and another site, except passwords`,
    covers('redundantEntry', '3.3.7'),
    async ({ page }) => {
      const footerLink = page.getByRole('contentinfo').locator('a[href="/terms"]');
      const leaveAndReturn = async () => {
        await page.goto('about:blank');
        await page.goBack();
      };
      const ways: Readonly<Record<string, () => Promise<unknown>>> = {
        'a reload': () => page.reload(),
        'a link, and Back': async () => {
          await footerLink.click();
          await expect(page).toHaveURL('/terms');
          await page.goBack();
        },
        'a link, and a link back': async () => {
          await footerLink.click();
          await expect(page).toHaveURL('/terms');
          await page.locator(`a[href="${path}"]`).first().click();
        },
        'another site, and Back': leaveAndReturn,
        // Without storage, browsers restore fields themselves.
        'another site, and Back, without storage': async () => {
          await page.evaluate(() => sessionStorage.clear());
          // Chromium saves field values once per second and when the history entry changes.
          await page.evaluate(() => history.replaceState(history.state, ''));
          await leaveAndReturn();
        },
      };
      for (const [way, leave] of Object.entries(ways)) {
        await openPage(page, path);
        for (const field of textFields(form))
          await fieldOf(page, form, field).fill(field.autocomplete?.endsWith('password') ? 'pa55word' : `${way}@${field.label}`);
        for (const field of form.fields) if (field.isCheckbox) await fieldOf(page, form, field).check();
        await leave();
        await expect(page).toHaveURL(path);
        await hydrated(page);
        for (const field of textFields(form)) {
          await expect
            .soft(fieldOf(page, form, field), `${way}: ${field.label}`)
            .toHaveValue(field.autocomplete?.endsWith('password') ? '' : `${way}@${field.label}`);
        }
        for (const field of form.fields)
          if (field.isCheckbox) await expect.soft(fieldOf(page, form, field), `${way}: ${field.label}`).toBeChecked();
        expect.soft(await sessionOf(page), way).not.toContain('pa55word');
        // The next iteration starts with an empty form.
        await page.evaluate(() => sessionStorage.clear());
      }
    },
  );
}

for (const form of forms.filter(({ path }) => path !== '/contact')) {
  const { path, fields } = form;
  const required = fields.filter(({ missing }) => missing);

  test(
    `${path} submitted empty shows a focused summary of the missing fields, and an error at each`,
    covers('formErrors', '3.3.1', '3.3.3'),
    async ({ page }) => {
      await openPage(page, path);
      const title = await page.title();
      await inputsOf(page, form).first().press('Enter');
      await noteSituation(page, 'the form was submitted empty');
      await expect(page).toHaveTitle(`${errorPrefix} ${title}`);
      const summary = summaryOf(page, required.length);
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText(required.map(({ missing }) => missing ?? ''));
      for (const field of required) await expectError(page, form, field, field.missing ?? '');
      const rest = fields.filter(({ missing }) => !missing);
      for (const field of rest) await expect(fieldOf(page, form, field)).not.toHaveAttribute('aria-invalid', 'true');
      for (const field of required) {
        await summary.getByRole('link', { name: field.missing, exact: true }).press('Enter');
        await expect(fieldOf(page, form, field)).toBeFocused();
      }
    },
  );

  test(
    `${path} explains an invalid email address, keeps all values, and removes corrected errors`,
    covers('formErrors', '3.3.1', '3.3.3'),
    async ({ page }) => {
      const { invalid } = signIn.fields.email.errors;
      await openPage(page, path);
      const title = await page.title();
      const summary = summaryOf(page, 1);
      await fillIn(page, form);
      const email = fields.find(({ autocomplete }) => autocomplete === 'email');
      if (!email) throw new Error(`No field of ${path} asks for an email address`);
      for (const wrong of ['name', 'name@']) {
        await fieldOf(page, form, email).fill(wrong);
        await submit(page, form);
        await expect(summary).toBeFocused();
        await expect(summary.getByRole('link')).toHaveText([invalid]);
        await expectError(page, form, email, invalid);
        await expect(fieldOf(page, form, email)).toHaveValue(wrong);
      }
      await noteSituation(page, 'the email address is invalid');
      for (const field of textFields(form)) if (field !== email) await expect(fieldOf(page, form, field)).toHaveValue('name@example.com');
      await fieldOf(page, form, email).fill('name@example.com');
      await submit(page, form);
      await expect(page.getByText(form.result)).toBeVisible();
      await expect(summary).toHaveCount(0);
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
      await expect(page).toHaveTitle(title);
    },
  );

  test(
    `${path} allows paste and password managers, and has no puzzle`,
    covers('authentication', '3.3.8', '3.3.9'),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openPage(page, path);
      for (const field of textFields(form)) {
        const input = fieldOf(page, form, field);
        const text = `${field.autocomplete}@example.com`;
        await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
        await input.focus();
        await page.keyboard.press('ControlOrMeta+V');
        await expect(input).toHaveValue(text);
        await expect(input, 'password managers know it').toHaveAttribute('autocomplete', /^(?:name|email|current-password|new-password)$/);
        // Password managers fill in text without a key press.
        await input.fill('');
        await input.evaluate((element: HTMLInputElement) => {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, 'filled@example.com');
          element.dispatchEvent(new Event('input', { bubbles: true }));
          element.dispatchEvent(new Event('change', { bubbles: true }));
        });
        await expect(input).toHaveValue('filled@example.com');
      }
      for (const password of await formOf(page, form).locator('input[autocomplete$=password]').all()) {
        // The name of the button changes, so that the next one is the first match.
        await formOf(page, form)
          .getByRole('button', { name: new RegExp(`^${passwordToggle.show} `) })
          .first()
          .click();
        await expect(password).toHaveAttribute('type', 'text');
      }
      // There are no further fields, and no picture, frame, or sound that could be a puzzle.
      await expect(inputsOf(page, form)).toHaveCount(fields.length);
      const puzzles = page.locator('main').locator('img, canvas, iframe, audio, video, object, embed');
      expect(await foundAt(puzzles, 'could be a puzzle')).toHaveNoFindings();
      await expect(page.getByRole('main')).not.toContainText(/captcha|robot|puzzle|characters you see|security question/i);
    },
  );
}

// Reads the content and no page, so it is no evidence about one.
test('every error message names an action for one problem, and the email message shows an example', () => {
  const messagesOf = [Object.values(signIn.fields), [...Object.values(signUp.fields), signUp.terms]].map((fields) =>
    fields.flatMap(({ errors }) => Object.values<string>(errors)),
  );
  // A message that fits two problems of a form says nothing about either.
  for (const messages of messagesOf) expect(new Set(messages).size).toBe(messages.length);
  const messages = messagesOf.flat();
  for (const message of messages) expect(message.split(' ').length, message).toBeGreaterThan(2);
  for (const message of messages) expect(message).toMatch(/^(?:Add|Check|Choose|Enter|Fill|Give|Pick|Repeat|Select|Tick|Type|Write) /);
  expect(signIn.fields.email.errors.invalid).toMatch(/\w@\w+\.\w/);
});

/** Expects an invalid field with its message in its accessible description and as visible text. */
async function expectError(page: Page, form: FormFacts, field: FieldFacts, message: string) {
  const input = fieldOf(page, form, field);
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription([field.hint, `${errorPrefix} ${message}`].filter(Boolean).join(' '));
  await expect(
    formOf(page, form)
      .locator('p, span')
      .filter({ hasText: `${errorPrefix} ${message}` })
      .first(),
  ).toBeVisible();
}

/** Finds a result far from its button, which a person with a screen magnifier would not see. */
async function farResult(button: Locator, result: Locator) {
  const { top, bottom } = await button.evaluate((element) => element.getBoundingClientRect());
  return result.evaluate(
    (element, [start, end]) => {
      const box = element.getBoundingClientRect();
      const distance = Math.round(Math.max(box.top - end, start - box.bottom));
      return distance < 250 ? [] : [finding(element, 'px from the button to the result', distance, 'less than 250')];
    },
    [top, bottom] as const,
  );
}

/** Returns the session storage of the tab. */
const sessionOf = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test('a link that fills in a subject leads to the filled field on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openPage(page, routeById('docsBeforeYouCommit').path);
  const link = page.getByRole('main').locator('[href*="subject=compliance"]').first();
  const subject = page.getByRole('textbox', { name: contact.form.fields.subject.label });
  const url = await link.evaluate((element: HTMLAnchorElement) => element.href);
  const expectFilledField = async () => {
    await expect(subject).toHaveValue(contact.subjects.compliance);
    await expect(subject).toBeInViewport({ ratio: 1 });
  };
  await link.click();
  await expectFilledField();
  await expect(page.getByRole('heading', { name: contact.form.heading })).toBeFocused();
  // In a new tab, the browser scrolls.
  await page.goto('about:blank');
  await openPage(page, url);
  await expectFilledField();
});
