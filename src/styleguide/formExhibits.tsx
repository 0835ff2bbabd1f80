/** Form fields and messages, with the text of the sign-up form. */
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
import { signIn, signUp } from '../content/pages/account';
import { contact } from '../content/pages/contact';
import { ThemeControl } from '../layout/ThemeControl/ThemeControl';
import { routeById } from '../content/routes';
import type { Exhibit } from './exhibit';
import { PlayedSample } from './PlayedSample';
import { showPassword, tickCheckbox, typePassword } from './play';
import layout from '../styles/layout.module.css';

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
      'filled and invalid, with a hint': inForm(<EmailField hint={hint} prefill="name at example.com" />, {
        email: fields.email.errors.invalid,
      }),
      'with several lines': inForm(<TextField name="message" label={contact.form.fields.message.label} isMultiline />),
    },
  },
  {
    source: 'components/Form/PasswordField.tsx',
    size: 'medium',
    samples: {
      empty: inForm(<NewPasswordField />),
      'filled and hidden, with advice': (
        <PlayedSample play={typePassword}>{inForm(<NewPasswordField advice={passwordAdvice.short} />)}</PlayedSample>
      ),
      'filled and shown': <PlayedSample play={showPassword}>{inForm(<NewPasswordField />)}</PlayedSample>,
      invalid: inForm(<NewPasswordField />, { password: fields.password.errors.missing }),
    },
  },
  {
    source: 'components/Form/CheckboxField.tsx',
    size: 'medium',
    samples: {
      'with a hint': inForm(<CheckboxField name="remember" {...signIn.rememberMe} />),
      ticked: <PlayedSample play={tickCheckbox}>{inForm(<CheckboxField name="remember" {...signIn.rememberMe} />)}</PlayedSample>,
      'invalid, with a link in its label': inForm(<CheckboxField name="terms" label={<RichText text={terms.label} />} isRequired />, {
        terms: terms.errors.missing,
      }),
    },
  },
  {
    source: 'components/Form/StatusRegion.tsx',
    note: 'Always rendered. It takes no space while it is empty.',
    size: 'medium',
    samples: { 'with a message': <StatusRegion>{message}</StatusRegion> },
  },
  {
    source: 'components/Form/Form.tsx',
    note: 'Submit the empty form, and then submit it with both fields filled in.',
    size: 'large',
    samples: {
      interactive: (
        <Form
          label="Sample form"
          draft="styleguide"
          rules={{ name: required(missing.name), email: requiredEmail(fields.email.errors) }}
          onValid={() => message}
          withoutScript={<RichText text={signUp.withoutScript} />}
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
  { source: 'components/SearchForm/SearchForm.tsx', size: 'medium', samples: { 'opens the search page': <SiteSearch /> } },
  {
    source: 'layout/ThemeControl/ThemeControl.tsx',
    size: 'medium',
    // The form separates these radio buttons from those in the footer.
    samples: { 'as in the footer': inForm(<ThemeControl />) },
  },
  {
    source: 'components/AccountScreen/AccountScreen.tsx',
    note: 'A whole page with a main heading, so the sample is a link to a page of the site.',
    size: 'medium',
    samples: { 'sign-in': <SiteLink route="signin">{routeById('signin').label}</SiteLink> },
  },
  {
    source: 'components/PageHeader/PageHeader.tsx',
    note: 'Every page has one.',
    size: 'medium',
    samples: { 'at the top of this page': <a href="#main">Style guide</a> },
  },
  {
    // Last in its group, because its h2 would become the parent of the exhibits after it.
    source: 'components/Form/ErrorSummary.tsx',
    size: 'medium',
    samples: { 'two fields': <FailedForm /> },
  },
];

/** Puts fields into a form that sends nothing. Without a name, the form is not a landmark. */
function inForm(children: ReactNode, errors: Readonly<Record<string, string>> = {}) {
  return <Fields errors={errors}>{children}</Fields>;
}

function Fields({ errors, children }: { readonly errors: Readonly<Record<string, string>>; readonly children: ReactNode }) {
  const formId = useId();
  return (
    <form method="dialog" noValidate>
      {/* Chromium logs a warning about a password field without a username field. */}
      <input hidden readOnly autoComplete="username" />
      <FormContext value={{ formId, draft: '', errors, submitCount: 0 }}>{children}</FormContext>
    </form>
  );
}

/** An error summary with the fields that its links target. */
function FailedForm() {
  const formId = useId();
  return (
    <form className={layout.stack} data-gap="3" method="dialog" noValidate>
      <FormContext value={{ formId, draft: '', errors: missing, submitCount: 1 }}>
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
