import { AccountScreen } from '../../components/AccountScreen/AccountScreen';
import { CheckboxField } from '../../components/Form/CheckboxField';
import { Form, type FormValues } from '../../components/Form/Form';
import { PasswordField } from '../../components/Form/PasswordField';
import { requiredEmail, requiredPassword } from '../../components/Form/rules';
import { SubmitButton } from '../../components/Form/SubmitButton';
import { StatusMessage } from '../../components/Form/StatusRegion';
import { TextField } from '../../components/Form/TextField';
import { RichText } from '../../components/RichText/RichText';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { accountForms, signIn } from '../../content/pages/account';
import { site } from '../../content/site';
import { forgetDraft } from '../../lib/drafts';

const { forgotPassword, rememberMe, result } = signIn;
const { email, password } = signIn.fields;

const draft = 'signin';

/** Without a server, submitting writes to the console, with the password masked. */
export function SignInPage() {
  return (
    <AccountScreen {...accountForms} {...signIn} githubUrl={site.gitHub}>
      <Form
        label={signIn.heading}
        action={site.forms.signIn}
        serverErrors={{ email: email.errors, password: password.errors }}
        draft={draft}
        rules={{ email: requiredEmail(email.errors), password: requiredPassword(password.errors.missing) }}
        onValid={handleValid}
        withoutScript={<RichText text={signIn.withoutScript} />}
      >
        <p>{signIn.requiredNote}</p>
        <TextField name="email" label={email.label} type="email" autoComplete="email" isRequired />
        <div>
          <PasswordField name="password" label={password.label} noun={password.noun} autoComplete="current-password" />
          <SiteLink {...forgotPassword} variant="standalone">
            {forgotPassword.text}
          </SiteLink>
        </div>
        <CheckboxField name="remember" label={rememberMe.label} hint={rememberMe.hint} />
        <SubmitButton>{signIn.submit}</SubmitButton>
      </Form>
    </AccountScreen>
  );
}

function handleValid(values: FormValues) {
  if (!site.forms.signIn) {
    forgetDraft(draft);
    // Without a server, a submit only logs what it would receive.
    console.log({ email: values.email, password: accountForms.passwordMask, remember: values.remember !== undefined });
  }
  return <StatusMessage {...result} />;
}
