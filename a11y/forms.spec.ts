/** The three forms: what they ask for, how they say what is wrong, and that nothing is lost or sent. */
import type { Locator, Page } from '@playwright/test';
import { accountForms, signIn, signUp } from '../src/content/account';
import { contact } from '../src/content/contact';
import { errorPrefix, passwordToggle, problemsHeading } from '../src/content/forms';
import { covers, noteSituation } from './covers';
import { test as lookingTest } from './sharedPage';
import { expect, hydrated, openPage, test } from './test';

interface FieldFacts {
  readonly label: string;
  readonly hint?: string;
  /** The token that WCAG 1.3.5 asks for; none where the field asks nothing about the visitor. */
  readonly autocomplete?: string;
  /** The message when it is empty; none where the field is optional. */
  readonly missing?: string;
  readonly isCheckbox?: boolean;
}

interface FormFacts {
  readonly path: '/signin' | '/signup' | '/contact';
  readonly name: string;
  /** Says before the fields which of them must be filled in. */
  readonly requiredNote: string;
  readonly fields: readonly FieldFacts[];
  readonly submit: string;
  readonly result: string;
  /** The button beside the form. */
  readonly github?: string;
}

const labelOf = (label: string | readonly (string | { readonly text: string })[]) =>
  typeof label === 'string' ? label : label.map((part) => (typeof part === 'string' ? part : part.text)).join('');
const missingOf = ({ missing }: { readonly missing: string }) => ({ missing });

const forms: readonly FormFacts[] = [
  {
    path: '/signin',
    name: signIn.heading,
    requiredNote: signIn.requiredNote,
    fields: [
      { ...signIn.fields.email, autocomplete: 'email', ...missingOf(signIn.fields.email.errors) },
      { ...signIn.fields.password, autocomplete: 'current-password', ...missingOf(signIn.fields.password.errors) },
      { ...signIn.rememberMe, isCheckbox: true },
    ],
    submit: signIn.submit,
    result: signIn.result.text,
    github: signIn.github,
  },
  {
    path: '/signup',
    name: signUp.heading,
    requiredNote: signUp.requiredNote,
    fields: [
      { ...signUp.fields.name, autocomplete: 'name', ...missingOf(signUp.fields.name.errors) },
      { ...signUp.fields.email, autocomplete: 'email', ...missingOf(signUp.fields.email.errors) },
      { ...signUp.fields.password, autocomplete: 'new-password', ...missingOf(signUp.fields.password.errors) },
      { ...signUp.fields.confirmPassword, autocomplete: 'new-password', ...missingOf(signUp.fields.confirmPassword.errors) },
      { label: labelOf(signUp.terms.label), isCheckbox: true, ...missingOf(signUp.terms.errors) },
    ],
    submit: signUp.submit,
    result: signUp.result.text,
    github: signUp.github,
  },
  {
    path: '/contact',
    name: contact.form.heading,
    requiredNote: contact.form.intro,
    fields: [
      { ...contact.form.fields.name, autocomplete: 'name' },
      { ...contact.form.fields.email, autocomplete: 'email' },
      { ...contact.form.fields.subject },
      { ...contact.form.fields.message },
    ],
    submit: contact.form.submit,
    result: contact.result.text,
  },
];

const formOf = (page: Page, { name }: FormFacts) => page.getByRole('form', { name, exact: true });
const fieldOf = (page: Page, form: FormFacts, { label }: FieldFacts) => formOf(page, form).getByLabel(label, { exact: true });
const textFields = ({ fields }: FormFacts) => fields.filter(({ isCheckbox }) => !isCheckbox);
const inputsOf = (page: Page, form: FormFacts) => formOf(page, form).locator('input, textarea, select');
const submit = (page: Page, form: FormFacts) => formOf(page, form).getByRole('button', { name: form.submit }).click();
const summaryOf = (page: Page, problems: number) => page.getByRole('group', { name: problemsHeading(problems), exact: true });

/** Fills in what the form accepts. */
async function fillIn(page: Page, form: FormFacts, text = 'name@example.com') {
  for (const field of textFields(form)) await fieldOf(page, form, field).fill(text);
  for (const field of form.fields) if (field.isCheckbox) await fieldOf(page, form, field).check();
}

for (const form of forms) {
  const { path, fields } = form;

  lookingTest.describe(path, () => {
    lookingTest.describe.configure({ mode: 'default' });

    lookingTest('says in each field which of the visitor’s data it asks for', covers('inputPurpose', '1.3.5'), async ({ look }) => {
      const page = await look(path);
      expect(await tokensOf(page, form)).toEqual(textFields(form).map(({ autocomplete }) => autocomplete ?? null));
      for (const field of textFields(form)) {
        const type = field.autocomplete === 'email' ? 'email' : field.autocomplete?.endsWith('password') ? 'password' : null;
        if (type) await expect(fieldOf(page, form, field)).toHaveAttribute('type', type);
      }
    });

    lookingTest('shows a label for each field, says whether it is required, and ties its hint to it', covers('fieldLabels', '3.3.2', '3.3.5'), async ({ look }) => {
      const page = await look(path);
      const note = formOf(page, form).getByText(form.requiredNote, { exact: true });
      await expect(note).toBeVisible();
      expect(form.requiredNote).toMatch(/\brequired\b|\boptional\b/);
      await expect(inputsOf(page, form)).toHaveCount(fields.length);
      for (const [index, field] of fields.entries()) {
        const input = fieldOf(page, form, field);
        await expect(input).toHaveAccessibleName(field.label);
        await expect(formOf(page, form).locator('label', { hasText: field.label }).first()).toBeVisible();
        expect(await input.getAttribute('placeholder'), 'a placeholder is no label and no hint').toBeNull();
        const isRequired = ['true', ''].includes((await input.getAttribute('aria-required')) ?? (await input.getAttribute('required')) ?? 'no');
        expect(isRequired, `${field.label} is required`).toBe(field.missing !== undefined);
        if (field.hint) {
          await expect(input).toHaveAccessibleDescription(field.hint);
          await expect(formOf(page, form).getByText(field.hint, { exact: true })).toBeVisible();
        }
        // What must be known before filling in is read before the first field.
        if (index === 0) expect(await isBefore(note, input)).toBe(true);
      }
    });

    lookingTest('asks for nothing twice, but for a password that is confirmed', covers('redundantEntry', '3.3.7'), async ({ look }) => {
      const page = await look(path);
      const known = (await tokensOf(page, form)).filter((token) => token !== null);
      const twice = known.filter((token, index) => known.indexOf(token) !== index);
      expect(twice).toEqual(path === '/signup' ? ['new-password'] : []);
      const labels = fields.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    });
  });

  test(`a press on the submit button of ${path} makes no request, and keeps what was typed for no longer than it is needed`, covers('nothingSent', '3.3.4', '3.3.6'), async ({ page }) => {
    await openPage(page, path);
    const printed: string[] = [];
    page.on('console', (message) => printed.push(message.text()));
    await fillIn(page, form, 'secret@example.com');
    const requests: string[] = [];
    // Browsers may fetch the icon at any time.
    page.on('request', (request) => request.url().endsWith('/favicon.svg') || requests.push(request.url()));
    await submit(page, form);
    await expect(page.getByText(form.result)).toBeVisible();
    await noteSituation(page, 'the form has been answered');
    if (form.github) {
      await page.getByRole('button', { name: form.github }).click();
      await expect(page.getByText(accountForms.githubResult.text)).toBeVisible();
      expect(printed.join()).toContain(accountForms.passwordMask);
      const plain = textFields(form).filter(({ autocomplete }) => !autocomplete?.endsWith('password'));
      expect(printed.join().match(/secret/g), 'all fields but the passwords are written to the console').toHaveLength(plain.length);
    }
    expect(requests).toEqual([]);
    await expect(page).toHaveURL(path);
    for (const field of textFields(form)) await expect(fieldOf(page, form, field)).toHaveValue('secret@example.com');
    for (const field of fields) if (field.isCheckbox) await expect(fieldOf(page, form, field)).toBeChecked();
    const lasting = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie, location.href, history.state]));
    expect(lasting).not.toContain('secret');
    // Until the tab is closed, and only the message, which has not been sent yet.
    expect((await sessionOf(page)).includes('secret')).toBe(path === '/contact');
  });

  test(`hostile and very long text does no harm to ${path}, and stays in the fields`, covers('formErrors', '3.3.1', '3.3.3'), async ({ page }) => {
    await openPage(page, path);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const pictures = await page.locator('img').count();
    for (const text of ['"><img src=x onerror=alert(1)>', 'a'.repeat(10_000)]) {
      for (const field of textFields(form)) await fieldOf(page, form, field).fill(text);
      await submit(page, form);
      if (path === '/contact') {
        await expect(page.getByText(form.result)).toBeVisible();
        for (const link of await page.getByRole('main').getByRole('status').getByRole('link').all()) {
          expect(await link.getAttribute('href')).toMatch(/^mailto:[^"<>]+$/);
        }
      } else {
        // Neither is an email address. The other fields take any text, and the box of the terms is not ticked.
        const summary = summaryOf(page, path === '/signup' ? 2 : 1);
        await expect(summary).toBeFocused();
        await expect(summary.getByRole('link', { name: signIn.fields.email.errors.invalid })).toBeVisible();
      }
      for (const field of textFields(form)) await expect(fieldOf(page, form, field)).toHaveValue(text);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'the page stays as wide').toBe(true);
    }
    expect(dialogs).toEqual([]);
    expect(await page.locator('img').count()).toBe(pictures);
  });
}

for (const form of forms) {
  const { path } = form;
  const isPassword = ({ autocomplete }: FieldFacts) => autocomplete?.endsWith('password') ?? false;

  test(`what was typed into ${path} is there again after a reload, a link and another site, without passwords`, covers('redundantEntry', '3.3.7'), async ({ page }) => {
    const footerLink = page.getByRole('contentinfo').locator('a[href="/terms"]');
    const elsewhere = async () => {
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
      'another site, and Back': elsewhere,
      // Browsers that keep no storage still put back what they saw in the fields.
      'another site, and Back, without storage': async () => {
        await page.evaluate(() => sessionStorage.clear());
        // Chromium takes down what stands in fields once a second, and whenever the history entry changes.
        await page.evaluate(() => history.replaceState(history.state, ''));
        await elsewhere();
      },
    };
    for (const [way, leave] of Object.entries(ways)) {
      await openPage(page, path);
      for (const field of textFields(form)) await fieldOf(page, form, field).fill(isPassword(field) ? 'pa55word' : `${way}@${field.label}`);
      for (const field of form.fields) if (field.isCheckbox) await fieldOf(page, form, field).check();
      await leave();
      await expect(page).toHaveURL(path);
      await hydrated(page);
      for (const field of textFields(form)) {
        await expect.soft(fieldOf(page, form, field), `${way}: ${field.label}`).toHaveValue(isPassword(field) ? '' : `${way}@${field.label}`);
      }
      for (const field of form.fields) if (field.isCheckbox) await expect.soft(fieldOf(page, form, field), `${way}: ${field.label}`).toBeChecked();
      expect.soft(await sessionOf(page), way).not.toContain('pa55word');
      // The next way begins with an empty form.
      await page.evaluate(() => sessionStorage.clear());
    }
  });
}

for (const form of forms.filter(({ path }) => path !== '/contact')) {
  const { path, fields } = form;
  const required = fields.filter(({ missing }) => missing);

  test(`${path} sent empty says what is missing in its title, in a summary with focus and at each field`, covers('formErrors', '3.3.1', '3.3.3'), async ({ page }) => {
    await openPage(page, path);
    const title = await page.title();
    await submit(page, form);
    await noteSituation(page, 'the form has been sent empty');
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
  });

  test(`${path} says how to correct an email address, keeps all that was typed, and takes the errors away`, covers('formErrors', '3.3.1', '3.3.3'), async ({ page }) => {
    const { invalid } = signIn.fields.email.errors;
    const summary = summaryOf(page, 1);
    await openPage(page, path);
    const title = await page.title();
    await fillIn(page, form);
    const email = fields.find(({ autocomplete }) => autocomplete === 'email');
    if (!email) throw new Error(`No field of ${path} asks for an email address`);
    for (const wrong of ['name', 'name@', '@example.com', 'name example.com']) {
      await fieldOf(page, form, email).fill(wrong);
      await submit(page, form);
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([invalid]);
      await expectError(page, form, email, invalid);
      await expect(fieldOf(page, form, email)).toHaveValue(wrong);
    }
    await noteSituation(page, 'the email address is wrong');
    for (const field of textFields(form)) if (field !== email) await expect(fieldOf(page, form, field)).toHaveValue('name@example.com');
    await fieldOf(page, form, email).fill('name@example.com');
    await submit(page, form);
    await expect(page.getByText(form.result)).toBeVisible();
    await expect(summary).toHaveCount(0);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    await expect(page).toHaveTitle(title);
  });

  test(`${path} takes what is pasted, can be filled by a password manager, and sets no puzzle`, covers('authentication', '3.3.8', '3.3.9'), async ({ page, context }) => {
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
      // The name of the button changes, so that the next one is the first.
      await formOf(page, form).getByRole('button', { name: new RegExp(`^${passwordToggle.show} `) }).first().click();
      await expect(password).toHaveAttribute('type', 'text');
    }
    // Nothing to remember, copy or recognise: no further fields, and no picture, frame or sound.
    await expect(inputsOf(page, form)).toHaveCount(fields.length);
    await expect(page.locator('main').locator('img, canvas, iframe, audio, video, object, embed')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/captcha|robot|puzzle|characters you see|security question/i);
  });
}

test('every error message says what to do, and the one about a wrong email address shows a right one', covers('formErrors', '3.3.3'), () => {
  const messages = [...Object.values(signIn.fields), ...Object.values(signUp.fields), signUp.terms].flatMap(({ errors }) => Object.values(errors));
  for (const message of messages) expect(message).toMatch(/^(?:Add|Check|Choose|Enter|Fill|Give|Pick|Repeat|Select|Tick|Type|Write) /);
  expect(signIn.fields.email.errors.invalid).toMatch(/\w@\w+\.\w/);
});

/** Expects a field to be invalid, with its message in its accessible description and in words that can be seen. */
async function expectError(page: Page, form: FormFacts, field: FieldFacts, message: string) {
  const input = fieldOf(page, form, field);
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription([field.hint, `${errorPrefix} ${message}`].filter(Boolean).join(' '));
  await expect(formOf(page, form).locator('p, span').filter({ hasText: `${errorPrefix} ${message}` }).first()).toBeVisible();
}

/** The autocomplete tokens of all fields but checkboxes. */
function tokensOf(page: Page, form: FormFacts) {
  return inputsOf(page, form)
    .and(page.locator(':not([type=checkbox])'))
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('autocomplete')));
}

/** What the tab has stored for as long as it is open. */
const sessionOf = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

/** Whether one element is read before another. */
async function isBefore(first: Locator, second: Locator): Promise<boolean> {
  const other = await second.elementHandle();
  return first.evaluate((element, later) => Boolean(element.compareDocumentPosition(later as Node) & Node.DOCUMENT_POSITION_FOLLOWING), other);
}
