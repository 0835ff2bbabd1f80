import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { accountForms, passwordMinLength, signUp } from '../../content/pages/account';
import { passwordToggle } from '../../content/interface';
import { plainText } from '../../content/plainText';
import { routeById } from '../../content/routes';
import { expectNoViolations } from '../../testing/axe';
import { main } from '../../testing/main';
import { renderApp } from '../../testing/renderApp';
import { linkText } from '../../testing/richText';

// Connected forms have tests of their own (connectedForms.isolated.test.tsx).
vi.mock('../../content/site', () => import('../../testing/unconnectedSite'));

const { fields, passwordAdvice, result } = signUp;
const text = (name: 'name' | 'email') => main().getByRole<HTMLInputElement>('textbox', { name: fields[name].label });
const password = () => main().getByLabelText<HTMLInputElement>(fields.password.label);
const repeated = () => main().getByLabelText<HTMLInputElement>(fields.confirmPassword.label);
const terms = () => main().getByRole('checkbox', { name: plainText(signUp.terms.label) });
const submit = () => userEvent.click(main().getByRole('button', { name: signUp.submit }));

const longEnough = 'x'.repeat(passwordMinLength);

afterEach(() => {
  vi.useRealTimers();
});

/** Types without user-event, which would wait for real time. `wait` moves the fake clock. */
function type(field: HTMLInputElement, value: string) {
  fireEvent.input(field, { target: { value } });
}

function wait(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

test('has no accessibility violations after a failed submit', async () => {
  await renderApp('/signup');
  await submit();
  await expectNoViolations();
});

test('accepts a short password and two different ones, and logs the form once with both masked', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await renderApp('/signup');
  await userEvent.type(text('name'), 'Ada');
  await userEvent.type(text('email'), 'ada@example.com');
  await userEvent.type(password(), 'sesame');
  await userEvent.type(repeated(), 'other');
  await userEvent.click(terms());
  await submit();
  const mask = accountForms.passwordMask;
  expect(log).toHaveBeenCalledExactlyOnceWith({
    name: 'Ada',
    email: 'ada@example.com',
    password: mask,
    confirmPassword: mask,
    terms: true,
  });
  expect(await main().findByText(result.heading)).toBeTruthy();
});

test('announces password advice when typing pauses, in existing live regions', async () => {
  await renderApp('/signup');
  const regions = main().getAllByRole('status');
  vi.useFakeTimers();
  type(password(), 's');
  wait(900);
  type(password(), 'se');
  wait(900);
  expect(main().queryByText(passwordAdvice.short), 'silent while somebody types').toBeNull();
  wait(200);
  expect(regions).toContain(main().getByText(passwordAdvice.short));

  type(password(), longEnough);
  type(repeated(), 'sesame');
  wait(1100);
  expect(main().getByText(passwordAdvice.longEnough)).toBeTruthy();
  expect(regions).toContain(main().getByText(passwordAdvice.different));

  type(repeated(), longEnough);
  wait(1100);
  expect(main().queryByText(passwordAdvice.different)).toBeNull();
  expect(main().getByText(passwordAdvice.same)).toBeTruthy();
});

test('leaves unchanged advice in place, so that it is announced once', async () => {
  await renderApp('/signup');
  vi.useFakeTimers();
  type(password(), 's');
  wait(1100);
  const node = main().getByText(passwordAdvice.short).firstChild;
  type(password(), 'se');
  wait(1100);
  expect(main().getByText(passwordAdvice.short).firstChild).toBe(node);
});

test('shows each password with its own button', async () => {
  await renderApp('/signup');
  await userEvent.click(main().getByRole('button', { name: `${passwordToggle.show} ${fields.confirmPassword.noun}` }));
  expect([password().type, repeated().type]).toEqual(['password', 'text']);
  expect(main().getByRole('button', { name: `${passwordToggle.hide} ${fields.confirmPassword.noun}` })).toBeTruthy();
  expect(await screen.findByText(passwordToggle.shown(fields.confirmPassword.noun))).toBeTruthy();
});

test('links to terms, privacy, and sign-in', async () => {
  await renderApp('/signup');
  for (const [text, route] of [
    [signUp.terms.label, 'terms'],
    [signUp.legal, 'privacy'],
    [signUp.other, 'signin'],
  ] as const) {
    expect(
      main()
        .getByRole('link', { name: linkText(text, route) })
        .getAttribute('href'),
    ).toBe(routeById(route).path);
  }
});
