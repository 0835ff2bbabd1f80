/** Exhibits of form fields and messages, in the words of the sign-up form. */
import { type ReactNode, useId, useState } from 'react';
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
import { accountForms, signIn, signUp } from '../content/account';
import { contact } from '../content/contact';
import { type RouteId, routeById } from '../routes';
import { EachState, Sample, Samples } from './Sample';
import { ofComponents } from './exhibit';
import { showPassword, tick, typePassword } from './interactions';
import styles from './formExhibits.module.css';

const { fields, terms, passwordAdvice, result } = signUp;

const missing = { name: fields.name.errors.missing, email: fields.email.errors.missing };

export const formExhibits = ofComponents([
  {
    source: 'components/Form/TextField.tsx',
    content: (
      <Samples size="medium">
        <EachState of="TextField" state="empty">
          <Fields>
            <EmailField />
          </Fields>
        </EachState>
        <Sample of="TextField" state="with a hint">
          <Fields>
            <EmailField hint={contact.form.fields.email.hint} />
          </Fields>
        </Sample>
        <Sample of="TextField" state="filled">
          <Fields>
            <EmailField prefill="name@example.com" />
          </Fields>
        </Sample>
        <Sample of="TextField" state="invalid">
          <Fields errors={missing}>
            <EmailField />
          </Fields>
        </Sample>
        <Sample of="TextField" state="filled and invalid, with a hint">
          <Fields errors={{ email: fields.email.errors.invalid }}>
            <EmailField hint={contact.form.fields.email.hint} prefill="name at example.com" />
          </Fields>
        </Sample>
        <Sample of="TextField" state="of more than one line">
          <Fields>
            <TextField name="message" label={contact.form.fields.message.label} isMultiline />
          </Fields>
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'components/Form/PasswordField.tsx',
    content: (
      <Samples size="medium">
        <EachState of="PasswordField" state="empty">
          <Fields>
            <NewPasswordField />
          </Fields>
        </EachState>
        <Sample of="PasswordField" state="filled and hidden, with advice" play={typePassword}>
          <Fields>
            <NewPasswordField advice={passwordAdvice.short} />
          </Fields>
        </Sample>
        <Sample of="PasswordField" state="filled and shown" play={showPassword}>
          <Fields>
            <NewPasswordField />
          </Fields>
        </Sample>
        <Sample of="PasswordField" state="invalid">
          <Fields errors={{ password: fields.password.errors.missing }}>
            <NewPasswordField />
          </Fields>
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'components/Form/CheckboxField.tsx',
    content: (
      <Samples size="medium">
        <EachState of="CheckboxField" state="with a hint">
          <Fields>
            <RememberField />
          </Fields>
        </EachState>
        <Sample of="CheckboxField" state="ticked" play={tick}>
          <Fields>
            <RememberField />
          </Fields>
        </Sample>
        <Sample of="CheckboxField" state="invalid, with a link in its label">
          <Fields errors={{ terms: terms.errors.missing }}>
            <CheckboxField name="terms" label={<RichText text={terms.label} />} isRequired />
          </Fields>
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'components/Form/StatusRegion.tsx',
    note: 'Always in the page; while it is empty it takes no room.',
    content: (
      <Samples size="medium">
        <Sample of="StatusRegion" state="with an answer">
          <StatusRegion>
            <StatusMessage heading={result.heading}>
              <p>{result.text}</p>
            </StatusMessage>
          </StatusRegion>
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'components/Form/Form.tsx',
    note: 'Press the button while it is empty, and then with both fields filled in.',
    content: (
      <Samples size="large">
        <Sample of="Form" state="to try">
          <Form
            label="A form to try"
            draft="styleguide"
            rules={{ name: required(missing.name), email: requiredEmail(fields.email.errors) }}
            onValid={() => (
              <StatusMessage heading={result.heading}>
                <p>{result.text}</p>
              </StatusMessage>
            )}
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
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'components/SearchForm/SearchForm.tsx',
    content: (
      <Samples size="medium">
        <Sample of="SearchForm" state="leads to the search page">
          <SiteSearch />
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'components/AccountScreen/AccountScreen.tsx',
    note: 'A whole page with a main heading of its own, so it is shown in an iframe, and only on request: its tab stops would be in the way.',
    content: (
      <Samples size="large">
        <Sample of="AccountScreen" state="sign-in, as a page">
          <Screen route="signin" />
        </Sample>
      </Samples>
    ),
  },
  {
    // Last of its group: its heading is an h2, and an exhibit after it would seem to belong to it.
    source: 'components/Form/ErrorSummary.tsx',
    content: (
      <Samples size="medium">
        <Sample of="ErrorSummary" state="two fields">
          <FailedForm errors={missing} />
        </Sample>
        <Sample of="ErrorSummary" state="one field, focus" force="focus-visible">
          <FailedForm errors={{ email: missing.email }} />
        </Sample>
      </Samples>
    ),
  },
]);

/** A page in an iframe, on request. */
function Screen({ route }: { readonly route: RouteId }) {
  const [isShown, setIsShown] = useState(false);
  const { label, path } = routeById(route);
  return (
    <>
      <Button onPress={() => setIsShown(!isShown)}>{`${isShown ? 'Hide' : 'Show'} the page “${label}”`}</Button>
      {isShown && <iframe className={styles.screen} src={path} title={`The page “${label}”`} />}
    </>
  );
}

interface FieldsProps {
  readonly errors?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A form around fields, which submits nowhere; without a name, it is no landmark. */
function Fields({ errors = {}, children }: FieldsProps) {
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
function FailedForm({ errors }: { readonly errors: Readonly<Record<string, string>> }) {
  const formId = useId();
  return (
    <form className={styles.form} method="dialog" noValidate>
      <FormContext value={{ formId, draft: '', errors, submits: 1 }}>
        <ErrorSummary ref={null} formId={formId} errors={errors} />
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
  const { label, noun, hint } = fields.password;
  return <PasswordField name="password" label={label} noun={noun} hint={hint} advice={advice} autoComplete="new-password" />;
}

function RememberField() {
  return <CheckboxField name="remember" {...signIn.rememberMe} />;
}
