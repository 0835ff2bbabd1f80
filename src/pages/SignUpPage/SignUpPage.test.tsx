import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { expectNoViolations } from '../../testing/axe';
import { renderApp } from '../../testing/renderApp';

const main = () => within(screen.getByRole('main'));
const text = (name: string) => main().getByRole<HTMLInputElement>('textbox', { name });
const password = () => main().getByLabelText<HTMLInputElement>('Password');
const repeated = () => main().getByLabelText<HTMLInputElement>('Repeat the password');
const terms = () => main().getByRole('checkbox', { name: 'I accept the terms' });
const submit = () => userEvent.click(main().getByRole('button', { name: 'Open an account' }));

const short = 'Shorter than 8 characters. You can still submit.';
const different = 'The two passwords differ. You can still submit.';

afterEach(() => {
  vi.useRealTimers();
});

/** Types as a hand does, with time standing still; `wait` lets it go on. */
function type(field: HTMLInputElement, value: string) {
  fireEvent.input(field, { target: { value } });
}

function wait(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

test('has no accessibility violations, before and after a submit that fails', async () => {
  await renderApp('/signup');
  await expectNoViolations();
  await submit();
  await expectNoViolations();
});

test('has the fields of the specification, and lets the browser fill them in', async () => {
  await renderApp('/signup');
  const fields = [text('Full name'), text('Email address'), password(), repeated()];
  expect(fields.map((field) => [field.name, field.type, field.autocomplete])).toEqual([
    ['name', 'text', 'name'],
    ['email', 'email', 'email'],
    ['password', 'password', 'new-password'],
    ['confirmPassword', 'password', 'new-password'],
  ]);
  expect(main().getByText('At least 8 characters')).toBeTruthy();
});

test('requires every field and the terms', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await renderApp('/signup');
  await submit();
  const summary = main().getByRole('group', { name: 'Please check 5 fields' });
  expect(document.activeElement).toBe(summary);
  await userEvent.click(within(summary).getByRole('link', { name: 'Tick the box to accept the terms' }));
  expect(document.activeElement).toBe(terms());
  expect(log).not.toHaveBeenCalled();
});

test('takes a short password and two different ones, and logs the form once with both masked', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await renderApp('/signup');
  await userEvent.type(text('Full name'), 'Ada');
  await userEvent.type(text('Email address'), 'ada@example.com');
  await userEvent.type(password(), 'sesame');
  await userEvent.type(repeated(), 'other');
  await userEvent.click(terms());
  await submit();
  const mask = '••••••••';
  expect(log).toHaveBeenCalledExactlyOnceWith({
    name: 'Ada',
    email: 'ada@example.com',
    password: mask,
    confirmPassword: mask,
    terms: true,
  });
  expect(await main().findByText('Nothing was sent')).toBeTruthy();
});

test('advises on the passwords once the typing pauses, in regions that were there before', async () => {
  await renderApp('/signup');
  const regions = main().getAllByRole('status');
  vi.useFakeTimers();
  type(password(), 's');
  wait(900);
  type(password(), 'se');
  wait(900);
  expect(main().queryByText(short), 'it does not talk over the keys').toBeNull();
  wait(200);
  expect(regions).toContain(main().getByText(short));

  type(password(), 'sesame open');
  type(repeated(), 'sesame');
  wait(1100);
  expect(main().getByText('Long enough: at least 8 characters.')).toBeTruthy();
  expect(regions).toContain(main().getByText(different));

  type(repeated(), 'sesame open');
  wait(1100);
  expect(main().queryByText(different)).toBeNull();
  expect(main().getByText('The two passwords are the same.')).toBeTruthy();
});

test('keeps the same words while the situation is the same, so that they are spoken once', async () => {
  await renderApp('/signup');
  vi.useFakeTimers();
  type(password(), 's');
  wait(1100);
  const words = main().getByText(short).firstChild;
  type(password(), 'se');
  wait(1100);
  expect(main().getByText(short).firstChild).toBe(words);
});

test('shows each password by a button of its own', async () => {
  await renderApp('/signup');
  await userEvent.click(main().getByRole('button', { name: 'Show repeated password' }));
  expect([password().type, repeated().type]).toEqual(['password', 'text']);
  expect(main().getByRole('button', { name: 'Hide repeated password' })).toBeTruthy();
  expect(await screen.findByText('Your repeated password is shown')).toBeTruthy();
});

test('lets both passwords be pasted', async () => {
  await renderApp('/signup');
  for (const field of [password(), repeated()]) {
    await userEvent.click(field);
    await userEvent.paste('from a manager');
    expect(field.value).toBe('from a manager');
  }
});

test('says that GitHub is not connected', async () => {
  await renderApp('/signup');
  await userEvent.click(main().getByRole('button', { name: 'Sign up with GitHub' }));
  expect(await main().findByText('GitHub sign-in is not connected on this site.')).toBeTruthy();
});

test('leads to the terms, to privacy and to sign-in', async () => {
  await renderApp('/signup');
  for (const [name, path] of [['terms', '/terms'], ['Privacy', '/privacy'], ['Sign in', '/signin']] as const) {
    expect(main().getByRole('link', { name }).getAttribute('href')).toBe(path);
  }
});
