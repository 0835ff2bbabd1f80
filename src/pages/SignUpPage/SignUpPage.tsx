import { useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { AccountScreen } from '../../components/AccountScreen/AccountScreen';
import { CheckboxField } from '../../components/Form/CheckboxField';
import { Form, type FormValues } from '../../components/Form/Form';
import { PasswordField } from '../../components/Form/PasswordField';
import { required, requiredEmail, requiredPassword } from '../../components/Form/rules';
import { SubmitButton } from '../../components/Form/SubmitButton';
import { StatusMessage } from '../../components/Form/StatusRegion';
import { TextField } from '../../components/Form/TextField';
import { RichText } from '../../components/RichText/RichText';
import { accountForms, passwordMinLength, signUp } from '../../content/pages/account';
import { plans } from '../../content/pages/plans';
import { planFacts } from '../../content/facts/planFacts';
import { site } from '../../content/site';
import { forgetDraft } from '../../lib/drafts';

const { fields, passwordAdvice, result, terms } = signUp;
const rules = {
  name: required(fields.name.errors.missing),
  email: requiredEmail(fields.email.errors),
  password: requiredPassword(fields.password.errors.missing),
  confirmPassword: requiredPassword(fields.confirmPassword.errors.missing),
  terms: required(terms.errors.missing),
};

const serverErrors = Object.fromEntries(Object.entries({ ...fields, terms }).map(([name, { errors }]) => [name, errors]));

/** The time without typing before advice is announced, so that it does not interrupt the echo of the keys. */
const adviceDelayMs = 1000;

const draft = 'signup';

/** Without a server, submitting writes to the console, with the passwords masked. */
export function SignUpPage() {
  const [advice, setAdvice] = useState(adviseOn({}));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const plan = planIn(useSearch());

  const handleType = (values: FormValues) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAdvice(adviseOn(values)), adviceDelayMs);
  };

  return (
    <AccountScreen {...accountForms} {...signUp} githubUrl={site.gitHub}>
      <Form
        label={signUp.heading}
        action={site.forms.signUp}
        serverErrors={serverErrors}
        draft={draft}
        rules={rules}
        onValid={handleValid}
        onInput={handleType}
        withoutScript={<RichText text={signUp.withoutScript} />}
      >
        <p>
          <RichText text={signUp.plan(plan ?? planFacts[0])} />
          {plan && <input type="hidden" name="plan" value={plan.id} />}
        </p>
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
        <SubmitButton>{signUp.submit}</SubmitButton>
      </Form>
    </AccountScreen>
  );
}

/** The plan of a URL such as `/signup?plan=access`, if its link on the pricing page leads here. Anybody can write `search`. */
function planIn(search: string) {
  const wanted = new URLSearchParams(search).get('plan');
  return planFacts.find(({ id }) => id === wanted && plans[id].action.href.startsWith('/signup'));
}

/** Only advice: neither a short password nor two different ones prevent a submit. */
function adviseOn({ password = '', confirmPassword = '' }: FormValues) {
  return {
    password: password && (password.length < passwordMinLength ? passwordAdvice.short : passwordAdvice.longEnough),
    confirmPassword: confirmPassword && (confirmPassword === password ? passwordAdvice.same : passwordAdvice.different),
  };
}

function handleValid({ password: _, confirmPassword: __, terms: accepted, ...values }: FormValues) {
  if (!site.forms.signUp) {
    const mask = accountForms.passwordMask;
    forgetDraft(draft);
    // Without a server, a submit only logs what it would receive.
    console.log({ ...values, password: mask, confirmPassword: mask, terms: accepted !== undefined });
  }
  return <StatusMessage {...result} />;
}
