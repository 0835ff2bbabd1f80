import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { errorPrefix, passwordToggle, problemsHeading } from '../../content/forms';
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

/** What a screen reader adds to a field's name. */
function description(field: HTMLElement) {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `(no element ${id})`);
}

async function fillIn() {
  await userEvent.type(email(), 'ada@example.com');
  await userEvent.type(password(), 'secret');
  await userEvent.click(terms());
}

/** Puts the server's HTML on the page and lets `act` work on it before React takes over. */
function hydrateAfter(act: () => void, element = <Example />) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  act();
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
  await expectNoViolations('part');
});

test('moves focus to a summary that names every mistake, and says "Error:" first in the title', async () => {
  render(<Example />);
  await send();
  expect(document.activeElement).toBe(summary());
  expect(within(summary()).getByRole('heading', { level: 2 }).textContent).toBe(problemsHeading(3));
  expect(within(summary()).getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Enter your email address',
    'Enter your password',
    'Tick the box',
  ]);
  expect(document.title).toBe(`${errorPrefix} Example page`);
  expect(onValid).not.toHaveBeenCalled();
});

test('moves focus to the summary again when the second try fails too, with "Error:" once', async () => {
  render(<Example />);
  await send();
  await send();
  expect(document.activeElement).toBe(summary());
  expect(document.title).toBe(`${errorPrefix} Example page`);
});

test('ties the hint and the error to each field', async () => {
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

test('leads from the summary into each field', async () => {
  render(<Example />);
  await send();
  for (const [text, field] of [['Enter your email address', email], ['Enter your password', password], ['Tick the box', terms]] as const) {
    await userEvent.click(screen.getByRole('link', { name: text }));
    expect(document.activeElement).toBe(field());
  }
});

test('loses nothing that was typed when a submit fails', async () => {
  render(<Example />);
  await userEvent.type(email(), 'no address');
  await userEvent.type(password(), 'secret');
  await userEvent.click(terms());
  await send();
  expect([email().value, password().value, terms().checked]).toEqual(['no address', 'secret', true]);
  expect(within(summary()).getAllByRole('link')).toHaveLength(1);
  expect(description(email())).toContain(`${errorPrefix} Enter an address with an @`);
});

test('hands over the values once nothing is wrong, and takes every error away', async () => {
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

test('says the result in a region that was there before, and leaves focus on the button', async () => {
  render(<Example />);
  const regions = screen.getAllByRole('status');
  await fillIn();
  await send();
  const result = await screen.findByText('All is well');
  expect(regions).toContain(result);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
});

test('says the same result again after a second submit', async () => {
  render(<Example />);
  await fillIn();
  await send();
  const region = (await screen.findByText('All is well')).closest('[role=status]');
  const texts: unknown[] = [];
  // Recorded: on a busy machine the region is full again before a test can look.
  const observer = new MutationObserver(() => texts.push(region?.textContent));
  observer.observe(region as Element, { childList: true });
  await send();
  await waitFor(() => expect(texts, 'readers are silent unless the region was empty').toEqual(['', expect.stringContaining('All is well')]));
  observer.disconnect();
});

test('takes the result away once it is no longer about what stands in the form', async () => {
  render(<Example />);
  await fillIn();
  await send();
  await screen.findByText('All is well');
  await userEvent.type(subject(), 'x');
  expect(screen.queryByText('All is well')).toBeNull();
});

test('shows and hides a password, keeps focus, and hides it on submit', async () => {
  render(<Example />);
  await userEvent.type(password(), 'secret');
  await userEvent.click(screen.getByRole('button', { name: `${passwordToggle.show} password` }));
  expect(password().type).toBe('text');
  const hide = screen.getByRole('button', { name: `${passwordToggle.hide} password` });
  expect(document.activeElement).toBe(hide);
  expect(hide.hasAttribute('aria-pressed'), 'the name alone says the state').toBe(false);
  await userEvent.click(hide);
  expect(password().type).toBe('password');

  await userEvent.click(screen.getByRole('button', { name: `${passwordToggle.show} password` }));
  await send();
  expect(password().type).toBe('password');
  expect(password().value).toBe('secret');
  await userEvent.click(screen.getByRole('button', { name: `${passwordToggle.show} password` }));
  expect(password().type).toBe('text');
});

test('lets a password be pasted', async () => {
  render(<Example />);
  await userEvent.click(password());
  await userEvent.paste('from a manager');
  expect(password().value).toBe('from a manager');
});

test('keeps what was typed before hydration, now and after a submit', async () => {
  hydrateAfter(() => {
    email().value = 'ada@example.com';
    password().value = 'secret';
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value = 'Early words';
    terms().checked = true;
  });
  expect(email().value).toBe('ada@example.com');
  await send();
  expect(onValid).toHaveBeenCalledExactlyOnceWith({
    email: 'ada@example.com',
    subject: '',
    message: 'Early words',
    password: 'secret',
    terms: 'on',
  });
});

test('keeps text and ticks for when the form is shown again, also what was typed before hydration, and never a password', async () => {
  const { unmount } = hydrateAfter(() => (email().value = 'early@example.com'));
  await userEvent.type(subject(), 'Later');
  await userEvent.type(password(), 'secret');
  await userEvent.click(screen.getByRole('button', { name: `${passwordToggle.show} password` }));
  await userEvent.type(password(), ' and shown');
  await userEvent.click(terms());
  unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  const again = render(<Example />);
  expect([email().value, subject().value, password().value, terms().checked]).toEqual(['early@example.com', 'Later', '', true]);
  await userEvent.click(terms());
  forgetDraft('example');
  await userEvent.type(subject(), '!');
  again.unmount();
  render(<Example />);
  expect([email().value, subject().value, terms().checked]).toEqual(['', 'Later!', false]);
});

test('keeps text for this page where storage refuses', async () => {
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

test('writes nothing that is typed into the HTML: browsers put back only what differs from it', async () => {
  render(<Example />);
  await fillIn();
  expect([email(), password()].map((field) => field.getAttribute('value'))).toEqual(['', '']);
});

test('prefills a field after hydration, but never over what somebody typed', async () => {
  const { unmount } = hydrateAfter(() => {}, <Example subject="Lost key" />);
  await waitFor(() => expect(subject().value).toBe('Lost key'));
  await userEvent.clear(subject());
  expect(subject().value, 'it can be emptied').toBe('');
  unmount();
  hydrateAfter(() => (subject().value = 'Mine'), <Example subject="Lost key" />);
  expect(subject().value).toBe('Mine');
});

test('says without script what to do instead, and cannot put a password into an address', () => {
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

test.each(['ada', '@', 'ada@', '@example.com', 'ada @ example', '\uD800', '@'.repeat(2)])('refuses the address "%s"', (address) => {
  expect(rules.email(address)).toBe('Enter an address with an @');
});

test('does not take spaces for an answer, except as a password', () => {
  expect(rules.email('  ')).toBe('Enter your email address');
  expect(rules.password('   ')).toBeUndefined();
  expect(rules.password('')).toBe('Enter your password');
});
