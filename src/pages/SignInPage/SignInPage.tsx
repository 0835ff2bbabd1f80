import { AccountScreen } from '../../components/AccountScreen/AccountScreen';
import { Button } from '../../components/Button/Button';
import { CheckboxField } from '../../components/Form/CheckboxField';
import { Form, type FormValues } from '../../components/Form/Form';
import { PasswordField } from '../../components/Form/PasswordField';
import { requiredEmail, requiredPassword } from '../../components/Form/rules';
import { StatusMessage } from '../../components/Form/StatusRegion';
import { TextField } from '../../components/Form/TextField';
import { RichText } from '../../components/RichText/RichText';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { accountForms, signIn } from '../../content/pages/account';
import { forgetDraft } from '../../lib/drafts';

const { fields, forgotPassword, rememberMe, result } = signIn;

const draft = 'signin';

/** There is no server: submitting writes to the console, with the password masked. */
export function SignInPage() {
  return (
    <AccountScreen
      {...accountForms}
      heading={signIn.heading}
      lead={signIn.lead}
      github={signIn.github}
      legal={<RichText text={signIn.legal} />}
      other={<RichText text={signIn.other} />}
    >
      <Form
        label={signIn.heading}
        draft={draft}
        rules={{ email: requiredEmail(fields.email.errors), password: requiredPassword(fields.password.errors.missing) }}
        onValid={handleValid}
        withoutScript={<RichText text={accountForms.withoutScript} />}
      >
        <p>{signIn.requiredNote}</p>
        <TextField name="email" label={fields.email.label} type="email" autoComplete="email" isRequired />
        <div>
          <PasswordField name="password" label={fields.password.label} noun={fields.password.noun} autoComplete="current-password" />
          <SiteLink route={forgotPassword.route} search={`subject=${forgotPassword.subject}`} variant="standalone">
            {forgotPassword.text}
          </SiteLink>
        </div>
        <CheckboxField name="remember" label={rememberMe.label} hint={rememberMe.hint} />
        <div>
          <Button type="submit" variant="primary">
            {signIn.submit}
          </Button>
        </div>
      </Form>
    </AccountScreen>
  );
}

function handleValid({ email, remember }: FormValues) {
  forgetDraft(draft);
  // This site has no accounts: a submit only logs what a server would receive.
  console.log({ email, password: accountForms.passwordMask, remember: remember !== undefined });
  return (
    <StatusMessage heading={result.heading}>
      <p>{result.text}</p>
    </StatusMessage>
  );
}
