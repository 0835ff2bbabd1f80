import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { errorPrefix, passwordToggle, problemsHeading } from '../../content/interface';
import { forgetDraft } from '../../lib/drafts';
import { expectNoViolations } from '../../testing/axe';
import { Button } from '../Button/Button';
import { CheckboxField } from './CheckboxField';
import { Form, type FormValues } from './Form';
import { PasswordField } from './PasswordField';
import { required, requiredEmail, requiredPassword } from './rules';
import { TextField } from './TextField';

const onValid = vi.fn<(values: FormValues) => string>();

const rules = {
  email: requiredEmail({ missing: 'Enter your email address', invalid: 'Enter an address with an @' }),
  password: requiredPassword('Enter your password'),
  terms: required('Tick the box'),
};

function Example({ subject }: { readonly subject?: string }) {
  return (
    <Form label="Example" draft="example" rules={rules} onValid={onValid} withoutScript="Write a letter instead.">
      <TextField name="email" label="Email" hint="Like name@example.com" type="email" autoComplete="email" isRequired />
      <TextField name="subject" label="Subject" prefill={subject} />
      <TextField name="message" label="Message" isMultiline />
      <PasswordField name="password" label="Password" noun="password" advice="" autoComplete="new-password" />
      <CheckboxField name="terms" label="I agree" hint="To everything" isRequired />
      <Button type="submit">Send</Button>
    </Form>
  );
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const subject = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const terms = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const summary = () => screen.getByRole('group', { name: (name) => [1, 2, 3].some((count) => name === problemsHeading(count)) });

/** The text of the elements in aria-describedby. */
function description(field: HTMLElement) {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `(no element ${id})`);
}

async function fillIn() {
  await userEvent.type(email(), 'ada@example.com');
  await userEvent.type(password(), 'secret');
  await userEvent.click(terms());
}

/** Hydrates server HTML after `edit` has changed it. */
function hydrateAfter(edit: () => void, element = <Example />) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  edit();
  return render(element, { container, hydrate: true });
}

beforeEach(() => {
  onValid.mockReset().mockReturnValue('All is well');
  document.title = 'Example page';
});

test('has no accessibility violations while errors are shown', async () => {
  render(<Example />);
  await send();
  expect(summary()).toBeTruthy();
  await expectNoViolations('component');
});

test('moves focus to a summary of all errors, and starts the document title with "Error:"', async () => {
  render(<Example />);
  await send();
  expect(document.activeElement).toBe(summary());
  expect(within(summary()).getByRole('heading', { level: 2 }).textContent).toBe(problemsHeading(3));
  expect(
    within(summary())
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Enter your email address', 'Enter your password', 'Tick the box']);
  expect(document.title).toBe(`${errorPrefix} Example page`);
  expect(onValid).not.toHaveBeenCalled();
});

test('moves focus to the summary again after a second failed submit, and adds "Error:" to the title only once', async () => {
  render(<Example />);
  await send();
  await send();
  expect(document.activeElement).toBe(summary());
  expect(document.title).toBe(`${errorPrefix} Example page`);
});

test('describes each field by its hint and its error', async () => {
  render(<Example />);
  expect(description(email())).toEqual(['Like name@example.com']);
  await send();
  expect(description(email())).toEqual(['Like name@example.com', `${errorPrefix} Enter your email address`]);
  expect(description(password())).toEqual([`${errorPrefix} Enter your password`]);
  expect(description(terms())).toEqual(['To everything', `${errorPrefix} Tick the box`]);
  expect(description(subject())).toEqual([]);
  for (const field of [email(), password(), terms()]) {
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-required')).toBe('true');
  }
  expect(subject().getAttribute('aria-invalid')).toBeNull();
});

test('moves focus from a link in the summary to its field', async () => {
  render(<Example />);
  await send();
  for (const [text, field] of [
    ['Enter your email address', email],
    ['Enter your password', password],
    ['Tick the box', terms],
  ] as const) {
    await userEvent.click(screen.getByRole('link', { name: text }));
    expect(document.activeElement).toBe(field());
  }
});

test('keeps all values when a submit fails', async () => {
  render(<Example />);
  await userEvent.type(email(), 'no address');
  await userEvent.type(password(), 'secret');
  await userEvent.click(terms());
  await send();
  expect([email().value, password().value, terms().checked]).toEqual(['no address', 'secret', true]);
  expect(within(summary()).getAllByRole('link')).toHaveLength(1);
  expect(description(email())).toContain(`${errorPrefix} Enter an address with an @`);
});

test('calls onValid with the values when every rule passes, and removes all errors', async () => {
  render(<Example />);
  await send();
  await fillIn();
  await send();
  expect(onValid).toHaveBeenCalledExactlyOnceWith({
    email: 'ada@example.com',
    subject: '',
    message: '',
    password: 'secret',
    terms: 'on',
  });
  expect(screen.queryByRole('group')).toBeNull();
  expect(email().getAttribute('aria-invalid')).toBeNull();
  expect(document.title).toBe('Example page');
});

test('announces the result in a live region that already exists, and keeps focus on the button', async () => {
  render(<Example />);
  const regions = screen.getAllByRole('status');
  await fillIn();
  await send();
  const result = await screen.findByText('All is well');
  expect(regions).toContain(result);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
});

test('announces the same result again after a second submit', async () => {
  render(<Example />);
  await fillIn();
  await send();
  const region = (await screen.findByText('All is well')).closest('[role=status]');
  const texts: unknown[] = [];
  // An observer, because on a busy machine the region is filled again before a query runs.
  const observer = new MutationObserver(() => texts.push(region?.textContent));
  observer.observe(region as Element, { childList: true });
  await send();
  await waitFor(() =>
    expect(texts, 'screen readers are silent unless the region was empty').toEqual(['', expect.stringContaining('All is well')]),
  );
  observer.disconnect();
});

test('removes the result when the visitor edits a field', async () => {
  render(<Example />);
  await fillIn();
  await send();
  await screen.findByText('All is well');
  await userEvent.type(subject(), 'x');
  expect(screen.queryByText('All is well')).toBeNull();
});

test('toggles the password with focus on the button, and hides it on submit', async () => {
  render(<Example />);
  await userEvent.type(password(), 'secret');
  await userEvent.click(screen.getByRole('button', { name: `${passwordToggle.show} password` }));
  expect(password().type).toBe('text');
  const hide = screen.getByRole('button', { name: `${passwordToggle.hide} password` });
  expect(document.activeElement).toBe(hide);
  expect(hide.hasAttribute('aria-pressed'), 'only the name conveys the state').toBe(false);
  await userEvent.click(hide);
  expect(password().type).toBe('password');

  await userEvent.click(screen.getByRole('button', { name: `${passwordToggle.show} password` }));
  await send();
  expect(password().type).toBe('password');
  expect(password().value).toBe('secret');
  await userEvent.click(screen.getByRole('button', { name: `${passwordToggle.show} password` }));
  expect(password().type).toBe('text');
});

test('accepts a pasted password', async () => {
  render(<Example />);
  await userEvent.click(password());
  await userEvent.paste('from a manager');
  expect(password().value).toBe('from a manager');
});

test('keeps values from before hydration and submits them', async () => {
  hydrateAfter(() => {
    email().value = 'ada@example.com';
    password().value = 'secret';
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value = 'Early text';
    terms().checked = true;
  });
  expect(email().value).toBe('ada@example.com');
  await send();
  expect(onValid).toHaveBeenCalledExactlyOnceWith({
    email: 'ada@example.com',
    subject: '',
    message: 'Early text',
    password: 'secret',
    terms: 'on',
  });
});

test('restores text and ticks when it mounts again, but never a password', async () => {
  const { unmount } = hydrateAfter(() => (email().value = 'early@example.com'));
  await userEvent.type(subject(), 'Later');
  await userEvent.type(password(), 'secret');
  await userEvent.click(screen.getByRole('button', { name: `${passwordToggle.show} password` }));
  await userEvent.type(password(), ' and shown');
  await userEvent.click(terms());
  unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  const second = render(<Example />);
  expect([email().value, subject().value, password().value, terms().checked]).toEqual(['early@example.com', 'Later', '', true]);
  await userEvent.click(terms());
  forgetDraft('example');
  await userEvent.type(subject(), '!');
  second.unmount();
  render(<Example />);
  expect([email().value, subject().value, terms().checked]).toEqual(['', 'Later!', false]);
});

test('restores text while the page is open when storage is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { unmount } = render(<Example />);
  await userEvent.type(subject(), 'Mine');
  unmount();
  render(<Example />);
  expect(subject().value).toBe('Mine');
  forgetDraft('example');
});

test('writes no typed text into value attributes, because browsers restore only values that differ from them', async () => {
  render(<Example />);
  await fillIn();
  expect([email(), password()].map((field) => field.getAttribute('value'))).toEqual(['', '']);
});

test('prefills an empty field after hydration and never replaces typed text', async () => {
  const { unmount } = hydrateAfter(() => {}, <Example subject="Lost key" />);
  await waitFor(() => expect(subject().value).toBe('Lost key'));
  await userEvent.clear(subject());
  expect(subject().value, 'the visitor can clear it').toBe('');
  unmount();
  hydrateAfter(() => (subject().value = 'Mine'), <Example subject="Lost key" />);
  expect(subject().value).toBe('Mine');
});

test('explains the alternative without JavaScript and submits no password into the URL', () => {
  const html = renderToString(<Example />);
  expect(html).toMatch(/<p[^>]* data-without-js[^>]*>Write a letter instead\./);
  expect(html).toMatch(/<form[^>]* method="dialog"/);
});

test.each(['a@b', 'Ada <ada@example.com>', '"odd @ one"@example.com', 'ü@例え.jp', `${'x'.repeat(50_000)}@y`])(
  'accepts the address %.20s',
  (address) => {
    expect(rules.email(address)).toBeUndefined();
  },
);

test.each(['ada', '@', 'ada@', '@example.com', 'ada @ example', '\uD800', '@'.repeat(2)])('rejects the address "%s"', (address) => {
  expect(rules.email(address)).toBe('Enter an address with an @');
});

test('rejects spaces as a value, except as a password', () => {
  expect(rules.email('  ')).toBe('Enter your email address');
  expect(rules.password('   ')).toBeUndefined();
  expect(rules.password('')).toBe('Enter your password');
});
