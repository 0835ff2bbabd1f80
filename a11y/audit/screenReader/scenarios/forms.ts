/** Forms: names, hints, errors, advice while typing, and the answer to a submit. */
import { signIn, signUp } from '../../../../src/content/account';
import { contact } from '../../../../src/content/contact';
import { routeById } from '../../../../src/routes';
import type { Scenario } from '../types';
import { operate } from './operate';
import { button, checkbox, group, link, notChecked, passwordField, required, textField } from './roles';

export const forms: readonly Scenario[] = [
  {
    name: 'sign-in',
    title: 'An empty sign-in leads to a list of what is missing, each entry into its field, which says what is wrong',
    criteria: ['1.3.1', '1.3.5', '2.4.3', '3.3.1', '3.3.2', '3.3.3', '4.1.2'],
    steps: [
      { open: routeById('signin').path },
      { key: 'e', times: 2 },
      operate,
      { key: 'shift+Tab' },
      { expect: [signIn.fields.email.label, textField, required] },
      { key: 'Tab' },
      { expect: [signIn.fields.password.label, passwordField] },
      { key: 'Tab' },
      { expect: ['Show password', button] },
      { key: 'x' },
      { expect: [signIn.rememberMe.label, checkbox, notChecked, signIn.rememberMe.hint] },
      { key: 'Insert+Tab', until: [signIn.submit, button], atMost: 3 },
      { key: 'Return' },
      { expect: ['Please check 2 fields', group] },
      { key: 'Tab' },
      { expect: [signIn.fields.email.errors.missing, link] },
      { key: 'Return' },
      { expect: [signIn.fields.email.label, textField, 'Error', signIn.fields.email.errors.missing] },
    ],
  },
  {
    name: 'sign-up',
    title: 'While a new password is typed, advice is spoken; showing it is said, and says nothing of the password itself',
    criteria: ['1.3.5', '3.3.2', '4.1.2', '4.1.3'],
    steps: [
      { open: routeById('signup').path },
      { key: 'e', until: [signUp.fields.password.label, passwordField, signUp.fields.password.hint], atMost: 5 },
      operate,
      { type: 'abc' },
      { expect: [signUp.passwordAdvice.short], not: ['abc'] },
      { type: 'defgh' },
      { expect: [signUp.passwordAdvice.longEnough], not: ['abcdefgh'] },
      { key: 'Tab' },
      { expect: ['Show password', button] },
      { key: 'space' },
      { expect: ['Your password is shown'], not: ['abcdefgh'] },
      { key: 'Tab' },
      { expect: [signUp.fields.confirmPassword.label, passwordField, signUp.fields.confirmPassword.hint] },
      { type: 'abcdefg' },
      { expect: [signUp.passwordAdvice.different] },
      { type: 'h' },
      { expect: [signUp.passwordAdvice.same] },
    ],
  },
  {
    name: 'checkbox',
    title: 'The box that must be ticked says so, and says when it is',
    criteria: ['3.3.2', '4.1.2'],
    steps: [
      { open: routeById('signup').path },
      { key: 'x' },
      { expect: ['I accept the terms', checkbox, notChecked, required] },
      { key: 'space' },
      { expect: ['checked'], not: ['not checked'] },
    ],
  },
  {
    name: 'contact',
    title: 'The contact form reads each field with its hint, and says that nothing was sent',
    criteria: ['1.3.1', '3.3.2', '4.1.3'],
    steps: [
      { open: routeById('contact').path },
      { key: 'e', times: 2 },
      operate,
      { key: 'shift+Tab' },
      ...Object.values(contact.form.fields).flatMap(({ label, hint }) => [{ expect: [label, textField, hint] }, { key: 'Tab' }]),
      { expect: [contact.form.submit, button] },
      { key: 'Return' },
      { expect: [contact.result.heading, contact.result.emptyText] },
    ],
  },
];
