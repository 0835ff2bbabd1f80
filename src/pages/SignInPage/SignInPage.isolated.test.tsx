import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { accountForms, signIn, signUp } from '../../content/pages/account';
import { contact } from '../../content/pages/contact';
import { pageTitle } from '../../app/head';
import { routeById } from '../../routes';
import { expectNoViolations } from '../../testing/axe';
import { renderApp } from '../../testing/renderApp';
import { linkText } from '../../testing/richText';

// Connected forms have tests of their own (connectedForms.isolated.test.tsx).
vi.mock('../../content/site', () => import('../../testing/unconnectedSite'));

const main = () => within(screen.getByRole('main'));
const { fields, rememberMe, result } = signIn;
const email = () => main().getByRole<HTMLInputElement>('textbox', { name: fields.email.label });
const password = () => main().getByLabelText<HTMLInputElement>(fields.password.label);
const submit = () => userEvent.click(main().getByRole('button', { name: signIn.submit }));

test('has no accessibility violations after a failed submit', async () => {
  await renderApp('/signin');
  await submit();
  await expectNoViolations();
});

test('removes the error from the title after navigation', async () => {
  await renderApp('/signin', '/signup');
  await submit();
  await userEvent.click(main().getByRole('link', { name: linkText(signIn.other, 'signup') }));
  expect(await screen.findByRole('heading', { level: 1, name: signUp.heading })).toBeTruthy();
  expect(document.title).toBe(pageTitle(routeById('signup')));
});

test.each(['x', 'a very long and secret password'])(
  'logs the form once with the password "%s" masked, and announces that nothing was sent',
  async (secret) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    await renderApp('/signin');
    await userEvent.type(email(), 'ada@example.com');
    await userEvent.type(password(), secret);
    await userEvent.click(main().getByRole('checkbox', { name: rememberMe.label }));
    await submit();
    expect(log).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.com', password: accountForms.passwordMask, remember: true });
    expect(await main().findByText(result.heading)).toBeTruthy();
    expect(main().getByText(result.text).closest('[role=status]')).toBeTruthy();
  },
);

test('forgets the email address after a valid submit, and keeps it after a failed one', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const first = await renderApp('/signin');
  await userEvent.type(email(), 'ada@example.com');
  await submit();
  first.unmount();
  const second = await renderApp('/signin');
  expect(email().value).toBe('ada@example.com');
  await userEvent.type(password(), 'secret');
  await submit();
  second.unmount();
  await renderApp('/signin');
  expect(email().value).toBe('');
});

test('links from the forgotten password to the contact form with a prefilled subject, and moves focus there', async () => {
  await renderApp('/signin', '/contact');
  await userEvent.click(main().getByRole('link', { name: signIn.forgotPassword.text }));
  const subject = await main().findByRole<HTMLInputElement>('textbox', { name: contact.form.fields.subject.label });
  expect(location.pathname + location.search).toBe('/contact?subject=password-reset');
  expect(subject.value).toBe(contact.subjects['password-reset']);
  expect(document.activeElement).toBe(main().getByRole('heading', { name: contact.form.heading }));
});
