/** Fields, and the messages of a form, in the words of the sign-up form. */
import { type ReactNode, useId } from 'react';
import { Button } from '../components/Button/Button';
import { CheckboxField } from '../components/Form/CheckboxField';
import { ErrorSummary } from '../components/Form/ErrorSummary';
import { Form } from '../components/Form/Form';
import { PasswordField, type PasswordFieldProps } from '../components/Form/PasswordField';
import { StatusMessage, StatusRegion } from '../components/Form/StatusRegion';
import { TextField, type TextFieldProps } from '../components/Form/TextField';
import { FormContext } from '../components/Form/formContext';
import { required, requiredEmail } from '../components/Form/rules';
import { RichText } from '../components/RichText/RichText';
import { SiteSearch } from '../components/SearchForm/SearchForm';
import { SiteLink } from '../components/SiteLink/SiteLink';
import { accountForms, signIn, signUp } from '../content/account';
import { contact } from '../content/contact';
import { ThemeControl } from '../layout/ThemeControl/ThemeControl';
import { routeById } from '../routes';
import type { Exhibit } from './exhibit';
import { Played } from './Played';
import { showPassword, tick, typePassword } from './play';
import styles from './samples.module.css';

const { fields, terms, passwordAdvice, result } = signUp;
const { hint } = contact.form.fields.email;
const missing = { name: fields.name.errors.missing, email: fields.email.errors.missing };
const message = (
  <StatusMessage heading={result.heading}>
    <p>{result.text}</p>
  </StatusMessage>
);

export const formExhibits: readonly Exhibit[] = [
  {
    source: 'components/Form/TextField.tsx',
    size: 'medium',
    samples: {
      empty: inForm(<EmailField />),
      'with a hint': inForm(<EmailField hint={hint} />),
      filled: inForm(<EmailField prefill="name@example.com" />),
      invalid: inForm(<EmailField />, missing),
      'filled and invalid, with a hint': inForm(<EmailField hint={hint} prefill="name at example.com" />, { email: fields.email.errors.invalid }),
      'of more than one line': inForm(<TextField name="message" label={contact.form.fields.message.label} isMultiline />),
    },
  },
  {
    source: 'components/Form/PasswordField.tsx',
    size: 'medium',
    samples: {
      empty: inForm(<NewPasswordField />),
      'filled and hidden, with advice': <Played play={typePassword}>{inForm(<NewPasswordField advice={passwordAdvice.short} />)}</Played>,
      'filled and shown': <Played play={showPassword}>{inForm(<NewPasswordField />)}</Played>,
      invalid: inForm(<NewPasswordField />, { password: fields.password.errors.missing }),
    },
  },
  {
    source: 'components/Form/CheckboxField.tsx',
    size: 'medium',
    samples: {
      'with a hint': inForm(<CheckboxField name="remember" {...signIn.rememberMe} />),
      ticked: <Played play={tick}>{inForm(<CheckboxField name="remember" {...signIn.rememberMe} />)}</Played>,
      'invalid, with a link in its label': inForm(<CheckboxField name="terms" label={<RichText text={terms.label} />} isRequired />, { terms: terms.errors.missing }),
    },
  },
  {
    source: 'components/Form/StatusRegion.tsx',
    note: 'Always in the page; while it is empty it takes no room.',
    size: 'medium',
    samples: { 'with an answer': <StatusRegion>{message}</StatusRegion> },
  },
  {
    source: 'components/Form/Form.tsx',
    note: 'Press the button while it is empty, and then with both fields filled in.',
    size: 'large',
    samples: {
      'to try': (
        <Form
          label="A form to try"
          draft="styleguide"
          rules={{ name: required(missing.name), email: requiredEmail(fields.email.errors) }}
          onValid={() => message}
          withoutScript={<RichText text={accountForms.withoutScript} />}
        >
          <TextField name="name" label={fields.name.label} autoComplete="name" isRequired />
          <EmailField />
          <div>
            <Button type="submit" variant="primary">
              {signUp.submit}
            </Button>
          </div>
        </Form>
      ),
    },
  },
  { source: 'components/SearchForm/SearchForm.tsx', size: 'medium', samples: { 'leads to the search page': <SiteSearch /> } },
  {
    source: 'layout/ThemeControl/ThemeControl.tsx',
    size: 'medium',
    // In a form, these radio buttons are a group apart from those in the footer.
    samples: { 'as in the footer': inForm(<ThemeControl />) },
  },
  {
    source: 'components/AccountScreen/AccountScreen.tsx',
    note: 'A whole page with a main heading of its own, and so a page of the site.',
    size: 'medium',
    samples: { 'sign-in': <SiteLink route="signin">{routeById('signin').label}</SiteLink> },
  },
  {
    source: 'components/PageHeader/PageHeader.tsx',
    note: 'A page has one.',
    size: 'medium',
    samples: { 'at the top of this page': <a href="#main">Style guide</a> },
  },
  {
    // Last of its group: its heading is an h2, and an exhibit after it would seem to belong to it.
    source: 'components/Form/ErrorSummary.tsx',
    size: 'medium',
    samples: { 'two fields': <FailedForm /> },
  },
];

/** In a form that submits nowhere; without a name, it is no landmark. */
function inForm(children: ReactNode, errors: Readonly<Record<string, string>> = {}) {
  return <Fields errors={errors}>{children}</Fields>;
}

function Fields({ errors, children }: { readonly errors: Readonly<Record<string, string>>; readonly children: ReactNode }) {
  const formId = useId();
  return (
    <form method="dialog" noValidate>
      {/* Chromium complains in the console about a password without a username beside it. */}
      <input hidden readOnly autoComplete="username" />
      <FormContext value={{ formId, draft: '', errors, submits: 0 }}>{children}</FormContext>
    </form>
  );
}

/** A summary with the fields that its links lead to. */
function FailedForm() {
  const formId = useId();
  return (
    <form className={styles.form} method="dialog" noValidate>
      <FormContext value={{ formId, draft: '', errors: missing, submits: 1 }}>
        <ErrorSummary ref={null} formId={formId} errors={missing} />
        <TextField name="name" label={fields.name.label} autoComplete="name" isRequired />
        <EmailField />
      </FormContext>
    </form>
  );
}

function EmailField(props: Pick<TextFieldProps, 'hint' | 'prefill'>) {
  return <TextField name="email" label={fields.email.label} type="email" autoComplete="email" isRequired {...props} />;
}

function NewPasswordField({ advice }: Pick<PasswordFieldProps, 'advice'>) {
  const { label, noun, hint: passwordHint } = fields.password;
  return <PasswordField name="password" label={label} noun={noun} hint={passwordHint} advice={advice} autoComplete="new-password" />;
}
