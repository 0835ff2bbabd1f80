import { expect, test } from 'vitest';
import { signIn, signUp } from './account';

const messages = (fields: readonly { readonly errors: Readonly<Record<string, string>> }[]) =>
  fields.flatMap(({ errors }) => Object.values(errors));

test.each([
  ['sign-in', messages(Object.values(signIn.fields))],
  ['sign-up', messages([...Object.values(signUp.fields), signUp.terms])],
])('each error message of the %s form names an action for one problem', (_, all) => {
  expect(new Set(all).size, 'a message that fits two problems says nothing about either').toBe(all.length);
  for (const message of all) expect(message).toMatch(/^(?:Add|Check|Choose|Enter|Fill|Give|Pick|Repeat|Select|Tick|Type|Write) \S+ \S/);
});
