import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { errorPrefix, otherError, passwordToggle, noAnswer, problemsHeading } from '../../content/interface';
import { forgetDraft } from '../../lib/drafts';
import { expectNoViolations } from '../../testing/axe';
import { CheckboxField } from './CheckboxField';
import { Form, type FormValues } from './Form';
import { PasswordField } from './PasswordField';
import { required, requiredEmail, requiredPassword } from './rules';
import { SubmitButton } from './SubmitButton';
import { TextField } from './TextField';

const onValid = vi.fn<(values: FormValues) => string>();

const rules = {
  email: requiredEmail({ missing: 'Enter your email address', invalid: 'Enter an address with an @' }),
  password: requiredPassword('Enter your password'),
  terms: required('Tick the box'),
};

interface ExampleProps {
  readonly subject?: string;
  readonly action?: string;
}

function Example({ subject, action }: ExampleProps) {
  return (
    <Form
      label="Example"
      action={action}
      serverErrors={{ email: { taken: 'Enter another address' }, terms: { missing: 'Tick the box' } }}
      draft="example"
      rules={rules}
      onValid={onValid}
      withoutScript="Write a letter instead."
    >
      <TextField name="email" label="Email" hint="Like name@example.com" type="email" autoComplete="email" isRequired />
      <TextField name="subject" label="Subject" prefill={subject} />
      <TextField name="message" label="Message" isMultiline />
      <PasswordField name="password" label="Password" noun="password" advice="" autoComplete="new-password" />
      <CheckboxField name="terms" label="I agree" hint="To everything" isRequired />
      <SubmitButton>Send</SubmitButton>
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
  history.replaceState(null, '', '/');
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

const server = 'https://server.example/form';

/** Records each submit that the browser would send, and sends none. */
function recordSent() {
  const sent: FormData[] = [];
  const handleSubmit = (event: SubmitEvent) => {
    if (!event.defaultPrevented) sent.push(new FormData(event.target as HTMLFormElement));
    event.preventDefault();
  };
  addEventListener('submit', handleSubmit);
  onTestFinished(() => removeEventListener('submit', handleSubmit));
  return sent;
}

test('with a server, still says what to do without JavaScript', () => {
  expect(renderToString(<Example action={server} />)).toMatch(/<p[^>]* data-without-js[^>]*>Write a letter instead\./);
});

test('with a server, sends only what passes the rules, and once', async () => {
  const sent = recordSent();
  render(<Example action={server} />);
  const button = screen.getByRole('button', { name: 'Send' });
  await send();
  expect(document.activeElement).toBe(summary());
  expect(sent).toEqual([]);
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: `${passwordToggle.show} password` }));
  await send();
  expect(await screen.findByText('All is well')).toBeTruthy();
  expect(password().type).toBe('password');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  await send();
  await userEvent.type(email(), '{Enter}');
  button.closest('form')?.requestSubmit();
  expect(sent.map((data) => Object.fromEntries(data))).toEqual([
    { email: 'ada@example.com', subject: '', message: '', password: 'secret', terms: 'on' },
  ]);
  expect(onValid).toHaveBeenCalledOnce();
});

test('can be sent again when the visitor returns with Back, or when the server does not answer, which the status says', async () => {
  const sent = recordSent();
  render(<Example action={server} />);
  await fillIn();
  await send();
  await screen.findByText('All is well');
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(screen.queryByText('All is well')).toBeNull();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const button = screen.getByRole('button', { name: 'Send' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(sent).toHaveLength(2);
  act(() => void vi.advanceTimersByTime(60_000));
  screen.getByText(noAnswer.text);
  fireEvent.click(button);
  expect(sent).toHaveLength(3);
});

test('shows the errors that the server names in the URL at their fields, and removes them on the next submit', async () => {
  history.replaceState(null, '', '?error=email-taken&error=terms-missing');
  recordSent();
  render(<Example action={server} />);
  await waitFor(() => expect(document.activeElement).toBe(summary()));
  expect(within(summary()).getByRole('heading').textContent).toBe(problemsHeading(2));
  expect(description(email())).toContain(`${errorPrefix} Enter another address`);
  expect(description(terms())).toContain(`${errorPrefix} Tick the box`);
  expect(document.title).toBe(`${errorPrefix} Example page`);
  await expectNoViolations('component');
  await fillIn();
  await send();
  expect(screen.queryByRole('group')).toBeNull();
  expect(document.title).toBe('Example page');
});

test.each(['nonsense', 'email', 'email-', '__proto__', 'constructor-name', 'email-toString', '<script>', '%E0%A4%A', 'x'.repeat(5000)])(
  'shows a general message for the unknown error "%.20s"',
  async (code) => {
    history.replaceState(null, '', `?error=${code}`);
    render(<Example action={server} />);
    const shown = await screen.findByRole('group', { name: problemsHeading(0) });
    expect(within(shown).getByRole('listitem').textContent).toBe(otherError);
    expect(within(shown).queryByRole('link')).toBeNull();
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  },
);

test('leaves focus in a field in which the visitor types already', async () => {
  history.replaceState(null, '', '?error=email-taken');
  hydrateAfter(() => subject().focus(), <Example action={server} />);
  expect(await screen.findByText('Enter another address', { selector: 'a' })).toBeTruthy();
  expect(document.activeElement).toBe(subject());
});

test.each(['?error=', '?other=email-taken'])('shows no error for the query %s', async (search) => {
  history.replaceState(null, '', search);
  render(<Example action={server} />);
  await act(async () => {});
  expect(screen.queryByRole('group')).toBeNull();
});

test('ignores errors in the URL without a server', async () => {
  history.replaceState(null, '', '?error=email-taken');
  render(<Example />);
  await act(async () => {});
  expect(screen.queryByRole('group')).toBeNull();
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
