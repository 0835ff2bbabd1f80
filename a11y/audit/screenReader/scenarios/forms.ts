/** Forms: names, hints, errors, advice while typing, and the response to a submit. */
import { signIn, signUp } from '../../../../src/content/account';
import { contact } from '../../../../src/content/contact';
import { errorPrefix, passwordToggle, problemsHeading } from '../../../../src/content/forms';
import type { RichText } from '../../../../src/content/types';
import { routeById } from '../../../../src/routes';
import type { Scenario } from '../types';
import { operate } from './operate';
import { button, checkbox, group, link, notChecked, passwordField, required, textField } from './roles';

/** The name of the button that shows a password, and what is said when it does. */
const showPassword = `${passwordToggle.show} ${signIn.fields.password.noun}`;
const shown = passwordToggle.shown(signUp.fields.password.noun);

export const forms: readonly Scenario[] = [
  {
    name: 'sign-in',
    title: 'Submitting an empty sign-in form moves to a list of errors; each entry moves into its field, which reads its error',
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
      { expect: [showPassword, button] },
      { key: 'x' },
      { expect: [signIn.rememberMe.label, checkbox, notChecked, signIn.rememberMe.hint] },
      { key: 'Insert+Tab', until: [signIn.submit, button], atMost: 3 },
      { key: 'Return' },
      { expect: [problemsHeading(Object.keys(signIn.fields).length), group] },
      { key: 'Tab' },
      { expect: [signIn.fields.email.errors.missing, link] },
      { key: 'Return' },
      { expect: [signIn.fields.email.label, textField, errorPrefix, signIn.fields.email.errors.missing] },
    ],
  },
  {
    name: 'sign-up',
    title: 'Typing a new password announces advice; showing it is announced without the password itself',
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
      { expect: [showPassword, button] },
      { key: 'space' },
      { expect: [shown], not: ['abcdefgh'] },
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
    title: 'A required checkbox says that it is required and whether it is checked',
    criteria: ['3.3.2', '4.1.2'],
    steps: [
      { open: routeById('signup').path },
      { key: 'x' },
      { expect: [plainText(signUp.terms.label), checkbox, notChecked, required] },
      { key: 'space' },
      { expect: ['checked'], not: ['not checked'] },
    ],
  },
  {
    name: 'contact',
    title: 'The contact form reads each field with its hint, and announces that nothing was sent',
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

/** Rich text without its links. */
function plainText(text: RichText): string {
  return [text].flat().map((part) => (typeof part === 'string' ? part : 'text' in part ? part.text : '')).join('');
}
