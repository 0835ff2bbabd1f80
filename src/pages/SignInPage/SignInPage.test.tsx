import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectNoViolations } from '../../testing/axe';
import { renderApp } from '../../testing/renderApp';

const main = () => within(screen.getByRole('main'));
const email = () => main().getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
const password = () => main().getByLabelText<HTMLInputElement>('Password');
const submit = () => userEvent.click(main().getByRole('button', { name: 'Sign in' }));

test('has no accessibility violations, before and after a submit that fails', async () => {
  await renderApp('/signin');
  await expectNoViolations();
  await submit();
  await expectNoViolations();
});

test('asks for an email address and a password, and lets the browser fill them in', async () => {
  await renderApp('/signin');
  expect([email().type, email().name, email().autocomplete]).toEqual(['email', 'email', 'email']);
  expect([password().type, password().name, password().autocomplete]).toEqual(['password', 'password', 'current-password']);
  expect(main().getByRole('checkbox', { name: 'Remember me' })).toBeTruthy();
  expect(main().getByText('Email address and password are required.')).toBeTruthy();
});

test('says what is missing and logs nothing', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await renderApp('/signin');
  await submit();
  const summary = main().getByRole('group', { name: 'Please check 2 fields' });
  expect(document.activeElement).toBe(summary);
  expect(document.title).toMatch(/^Error: Sign in/);
  expect(log).not.toHaveBeenCalled();
});

test('forgets the error in the title when the visitor moves on', async () => {
  await renderApp('/signin');
  await submit();
  await userEvent.click(main().getByRole('link', { name: 'Open an account' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Open an account' })).toBeTruthy();
  expect(document.title).toMatch(/^Open an account/);
});

test.each(['x', 'a very long and secret password'])('logs the form once, with the password "%s" masked, and says so', async (secret) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await renderApp('/signin');
  await userEvent.type(email(), 'ada@example.com');
  await userEvent.type(password(), secret);
  await userEvent.click(main().getByRole('checkbox', { name: 'Remember me' }));
  await submit();
  expect(log).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.com', password: '••••••••', remember: true });
  expect(await main().findByText('Nothing was sent')).toBeTruthy();
  expect(main().getByText(/This site has no accounts\. What you typed was written/).closest('[role=status]')).toBeTruthy();
});

test('says that GitHub is not connected', async () => {
  await renderApp('/signin');
  await userEvent.click(main().getByRole('button', { name: 'Sign in with GitHub' }));
  expect((await main().findByText('GitHub sign-in is not connected on this site.')).closest('[role=status]')).toBeTruthy();
});

test('leads to the terms, to privacy and to sign-up', async () => {
  await renderApp('/signin');
  for (const [name, path] of [['terms', '/terms'], ['Privacy', '/privacy'], ['Open an account', '/signup']] as const) {
    expect(main().getByRole('link', { name }).getAttribute('href')).toBe(path);
  }
});

test('takes someone who forgot the password to a message with its subject filled in', async () => {
  await renderApp('/signin');
  await userEvent.click(main().getByRole('link', { name: 'Forgot your password?' }));
  const subject = await main().findByRole<HTMLInputElement>('textbox', { name: 'Subject' });
  expect(location.pathname + location.search).toBe('/contact?subject=password-reset');
  expect(subject.value).toBe('Password reset');
});
