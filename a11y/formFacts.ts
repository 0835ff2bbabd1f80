/** The fields, messages, and results of the three forms, from the content of the site. */
import type { Page } from '@playwright/test';
import { signIn, signUp } from '../src/content/pages/account';
import { contact } from '../src/content/pages/contact';
import { problemsHeading } from '../src/content/interface';
import { site } from '../src/content/site';

export interface FieldFacts {
  readonly label: string;
  readonly hint?: string;
  /** The token that WCAG 1.3.5 requires, or undefined for fields that are not about the visitor. */
  readonly autocomplete?: string;
  /** The message for an empty field, or undefined for optional fields. */
  readonly missing?: string;
  readonly isCheckbox?: boolean;
}

export interface FormFacts {
  readonly path: '/signin' | '/signup' | '/contact';
  /** The URL of the server that receives the form, or '' if nothing is sent. */
  readonly action: string;
  readonly name: string;
  /** A note before the fields that names required fields. */
  readonly requiredNote: string;
  readonly fields: readonly FieldFacts[];
  readonly submit: string;
  readonly result: string;
  /** The button beside the form. */
  readonly github?: string;
}

const labelOf = (label: string | readonly (string | { readonly text: string })[]) =>
  typeof label === 'string' ? label : label.map((part) => (typeof part === 'string' ? part : part.text)).join('');
const missingOf = ({ missing }: { readonly missing: string }) => ({ missing });

export const forms: readonly FormFacts[] = [
  {
    path: '/signin',
    action: site.forms.signIn,
    name: signIn.heading,
    requiredNote: signIn.requiredNote,
    fields: [
      { ...signIn.fields.email, autocomplete: 'email', ...missingOf(signIn.fields.email.errors) },
      { ...signIn.fields.password, autocomplete: 'current-password', ...missingOf(signIn.fields.password.errors) },
      { ...signIn.rememberMe, isCheckbox: true },
    ],
    submit: signIn.submit,
    result: signIn.result.text,
    github: signIn.github,
  },
  {
    path: '/signup',
    action: site.forms.signUp,
    name: signUp.heading,
    requiredNote: signUp.requiredNote,
    fields: [
      { ...signUp.fields.name, autocomplete: 'name', ...missingOf(signUp.fields.name.errors) },
      { ...signUp.fields.email, autocomplete: 'email', ...missingOf(signUp.fields.email.errors) },
      { ...signUp.fields.password, autocomplete: 'new-password', ...missingOf(signUp.fields.password.errors) },
      { ...signUp.fields.confirmPassword, autocomplete: 'new-password', ...missingOf(signUp.fields.confirmPassword.errors) },
      { label: labelOf(signUp.terms.label), isCheckbox: true, ...missingOf(signUp.terms.errors) },
    ],
    submit: signUp.submit,
    result: signUp.result.text,
    github: signUp.github,
  },
  {
    path: '/contact',
    action: site.forms.contact,
    name: contact.form.heading,
    requiredNote: contact.form.intro,
    fields: [
      { ...contact.form.fields.name, autocomplete: 'name' },
      { ...contact.form.fields.email, autocomplete: 'email' },
      { ...contact.form.fields.subject },
      { ...contact.form.fields.message },
    ],
    submit: contact.form.submit,
    result: site.forms.contact ? contact.sending.text : contact.result.text,
  },
];

export const formOf = (page: Page, { name }: FormFacts) => page.getByRole('form', { name, exact: true });
export const fieldOf = (page: Page, form: FormFacts, { label }: FieldFacts) => formOf(page, form).getByLabel(label, { exact: true });
export const textFields = ({ fields }: FormFacts) => fields.filter(({ isCheckbox }) => !isCheckbox);
export const inputsOf = (page: Page, form: FormFacts) => formOf(page, form).locator('input, textarea, select');
export const submit = (page: Page, form: FormFacts) => formOf(page, form).getByRole('button', { name: form.submit }).click();
export const summaryOf = (page: Page, problems: number) => page.getByRole('group', { name: problemsHeading(problems), exact: true });
