import { useRef, useState } from 'react';
import { AccountScreen } from '../../components/AccountScreen/AccountScreen';
import { Button } from '../../components/Button/Button';
import { CheckboxField } from '../../components/Form/CheckboxField';
import { Form, type FormValues } from '../../components/Form/Form';
import { PasswordField } from '../../components/Form/PasswordField';
import { required, requiredEmail, requiredPassword } from '../../components/Form/rules';
import { StatusMessage } from '../../components/Form/StatusRegion';
import { TextField } from '../../components/Form/TextField';
import { RichText } from '../../components/RichText/RichText';
import { accountForms, passwordMinLength, signUp } from '../../content/pages/account';
import { forgetDraft } from '../../lib/drafts';

const { fields, passwordAdvice, result, terms } = signUp;
const rules = {
  name: required(fields.name.errors.missing),
  email: requiredEmail(fields.email.errors),
  password: requiredPassword(fields.password.errors.missing),
  confirmPassword: requiredPassword(fields.confirmPassword.errors.missing),
  terms: required(terms.errors.missing),
};

/** The time without typing before advice is announced, so that it does not interrupt the echo of the keys. */
const adviceDelayMs = 1000;

const draft = 'signup';

/** There is no server: submitting writes to the console, with the passwords masked. */
export function SignUpPage() {
  const [advice, setAdvice] = useState(adviseOn({}));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const handleType = (values: FormValues) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAdvice(adviseOn(values)), adviceDelayMs);
  };

  return (
    <AccountScreen
      {...accountForms}
      heading={signUp.heading}
      lead={signUp.lead}
      github={signUp.github}
      legal={<RichText text={signUp.legal} />}
      other={<RichText text={signUp.other} />}
    >
      <Form
        label={signUp.heading}
        draft={draft}
        rules={rules}
        onValid={handleValid}
        onInput={handleType}
        withoutScript={<RichText text={accountForms.withoutScript} />}
      >
        <p>{signUp.requiredNote}</p>
        <TextField name="name" label={fields.name.label} autoComplete="name" isRequired />
        <TextField name="email" label={fields.email.label} type="email" autoComplete="email" isRequired />
        {(['password', 'confirmPassword'] as const).map((name) => (
          <PasswordField
            key={name}
            name={name}
            label={fields[name].label}
            noun={fields[name].noun}
            hint={fields[name].hint}
            advice={advice[name]}
            autoComplete="new-password"
          />
        ))}
        <CheckboxField name="terms" label={<RichText text={terms.label} />} isRequired />
        <div>
          <Button type="submit" variant="primary">
            {signUp.submit}
          </Button>
        </div>
      </Form>
    </AccountScreen>
  );
}

/** Only advice: neither a short password nor two different ones prevent a submit. */
function adviseOn({ password = '', confirmPassword = '' }: FormValues) {
  return {
    password: password && (password.length < passwordMinLength ? passwordAdvice.short : passwordAdvice.longEnough),
    confirmPassword: confirmPassword && (confirmPassword === password ? passwordAdvice.same : passwordAdvice.different),
  };
}

function handleValid({ name, email, terms: accepted }: FormValues) {
  const mask = accountForms.passwordMask;
  forgetDraft(draft);
  // This site has no accounts: a submit only logs what a server would receive.
  console.log({ name, email, password: mask, confirmPassword: mask, terms: accepted !== undefined });
  return (
    <StatusMessage heading={result.heading}>
      <p>{result.text}</p>
    </StatusMessage>
  );
}
