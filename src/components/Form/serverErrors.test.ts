import { expect, test } from 'vitest';
import { otherError } from '../../content/interface';
import { errorsIn, wholeForm } from './serverErrors';

const messages = { email: { taken: 'Enter another address' }, terms: { missing: 'Tick the box' } };

test('selects the messages that the URL names, in the order of the fields', () => {
  expect(Object.entries(errorsIn('?error=terms-missing&error=email-taken', messages))).toEqual([
    ['email', messages.email.taken],
    ['terms', messages.terms.missing],
  ]);
});

test.each(['nonsense', 'email', 'email-', '__proto__', 'constructor-name', 'email-toString', '<script>', '%E0%A4%A'])(
  'has a general message for the unknown error "%s"',
  (code) => expect(errorsIn(`?error=${code}`, messages)).toEqual({ [wholeForm]: otherError }),
);

test.each(['', '?error=', '?other=email-taken'])('has no message for the query "%s"', (search) => {
  expect(errorsIn(search, messages)).toEqual({});
});
