import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { accountForms, signIn, signUp } from '../../content/pages/account';
import { contact } from '../../content/pages/contact';
import { errorPrefix, problemsHeading } from '../../content/interface';
import { pageTitle } from '../../app/head';
import { routeById } from '../../content/routes';
import { expectNoViolations } from '../../testing/axe';
import { main } from '../../testing/main';
import { renderApp } from '../../testing/renderApp';
import { linkText } from '../../testing/richText';

// Connected forms have tests of their own (connectedForms.isolated.test.tsx).
vi.mock('../../content/site', () => import('../../testing/unconnectedSite'));

const { fields, rememberMe, requiredNote, result } = signIn;
const email = () => main().getByRole<HTMLInputElement>('textbox', { name: fields.email.label });
const password = () => main().getByLabelText<HTMLInputElement>(fields.password.label);
const submit = () => userEvent.click(main().getByRole('button', { name: signIn.submit }));

test('has no accessibility violations after a failed submit', async () => {
  await renderApp('/signin');
  await submit();
  await expectNoViolations();
});

test('lets the browser fill in the email address and the password', async () => {
  await renderApp('/signin');
  expect([email().type, email().name, email().autocomplete]).toEqual(['email', 'email', 'email']);
  expect([password().type, password().name, password().autocomplete]).toEqual(['password', 'password', 'current-password']);
  expect(main().getByRole('checkbox', { name: rememberMe.label })).toBeTruthy();
  expect(main().getByText(requiredNote)).toBeTruthy();
});

test('moves focus to the error summary and logs nothing when fields are missing', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await renderApp('/signin');
  await submit();
  const summary = main().getByRole('group', { name: problemsHeading(2) });
  expect(document.activeElement).toBe(summary);
  expect(document.title).toBe(`${errorPrefix} ${pageTitle(routeById('signin'))}`);
  expect(log).not.toHaveBeenCalled();
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

test('announces that GitHub is not connected', async () => {
  await renderApp('/signin');
  await userEvent.click(main().getByRole('button', { name: signIn.github }));
  expect((await main().findByText(accountForms.githubResult.text)).closest('[role=status]')).toBeTruthy();
});

test('links to terms, privacy, and sign-up', async () => {
  await renderApp('/signin');
  const { legal, other } = signIn;
  for (const [text, route] of [
    [legal, 'terms'],
    [legal, 'privacy'],
    [other, 'signup'],
  ] as const) {
    expect(
      main()
        .getByRole('link', { name: linkText(text, route) })
        .getAttribute('href'),
    ).toBe(routeById(route).path);
  }
});

test('links from the forgotten password to the contact form with a prefilled subject, and moves focus there', async () => {
  await renderApp('/signin', '/contact');
  await userEvent.click(main().getByRole('link', { name: signIn.forgotPassword.text }));
  const subject = await main().findByRole<HTMLInputElement>('textbox', { name: contact.form.fields.subject.label });
  expect(location.pathname + location.search).toBe('/contact?subject=password-reset');
  expect(subject.value).toBe(contact.subjects['password-reset']);
  expect(document.activeElement).toBe(main().getByRole('heading', { name: contact.form.heading }));
});
