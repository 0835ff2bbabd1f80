/**
 * The text of the sign-in and sign-up pages. The demonstration has no server: submitting writes to the console, with passwords masked,
 * and the notes beside the form say so.
 */
import type { RouteId } from '../../routes';
import { planFacts } from '../facts/planFacts';
import { site } from '../site';
import type { RichText } from '../types';

interface AccountField {
  readonly label: string;
  /** For passwords: the object of the toggle button, such as "repeated password". */
  readonly noun?: string;
  readonly hint?: string;
  /** Each message must explain how to correct the mistake (WCAG 3.3.3). */
  readonly errors: { readonly missing: string; readonly invalid?: string };
}

/** Shown in a live region after a click. */
interface AccountMessage {
  readonly heading: string;
  readonly text: string;
}

interface AccountScreen {
  readonly heading: string;
  readonly lead: string;
  /** Names the required fields. */
  readonly requiredNote: string;
  readonly submit: string;
  readonly github: string;
  /** Links to the terms and the privacy policy. */
  readonly legal: RichText;
  /** Links to the other account page. */
  readonly other: RichText;
  readonly result: AccountMessage;
}

interface SignInContent extends AccountScreen {
  readonly fields: Readonly<Record<'email' | 'password', AccountField>>;
  readonly rememberMe: { readonly label: string; readonly hint: string };
  /** `subject` is a key of `contact.subjects`, and the link goes to `/contact?subject=<key>`. */
  readonly forgotPassword: { readonly text: string; readonly route: RouteId; readonly subject: string };
}

interface SignUpContent extends AccountScreen {
  readonly fields: Readonly<Record<'name' | 'email' | 'password' | 'confirmPassword', AccountField>>;
  readonly terms: { readonly label: RichText; readonly errors: { readonly missing: string } };
  /** Announced politely during typing. No advice prevents a submit. */
  readonly passwordAdvice: Readonly<Record<'short' | 'longEnough' | 'different' | 'same', string>>;
}

/** Advice only: a shorter password is accepted. */
export const passwordMinLength = 8;

const email = {
  label: 'Email address',
  errors: {
    missing: 'Enter your email address, like name@example.com',
    invalid: 'Enter an email address with an @ and a domain, like name@example.com',
  },
} as const satisfies AccountField;

const [starter, access, enterprise] = planFacts;

/** Above the fields, so that nobody types before reading it. */
const demoNote = site.isDemo ? 'This is a demonstration: nothing is sent, and no account is created. ' : '';

const nothingSent = {
  heading: 'Nothing was sent',
  text: 'This site is a demonstration without accounts. It wrote the form to your browser’s console, with passwords masked.',
} as const satisfies AccountMessage;

const githubNotConnected = {
  heading: 'Nothing was sent',
  text: 'This site is a demonstration: GitHub sign-in isn’t connected.',
} as const satisfies AccountMessage;

/** The text that both pages share. */
export const accountForms = {
  /** Replaces every password in the console, whatever its length. */
  passwordMask: '••••••••',
  withoutScript: [
    `This form needs JavaScript, which is off in your browser or didn’t load. ${
      site.isDemo
        ? 'You aren’t missing anything: this site is a demonstration without accounts. Questions? Email '
        : 'Reload the page, or email '
    }`,
    { text: site.supportEmail, href: `mailto:${site.supportEmail}` },
    '.',
  ],
  /** Between the form and the GitHub button. */
  or: 'or',
  githubResult: site.isDemo ? githubNotConnected : { heading: 'One moment', text: 'We’re taking you to GitHub.' },
  /** Beside the form of the demonstration: the path of the typed text, step by step. */
  whatHappens: site.isDemo
    ? {
        heading: 'This is a demonstration',
        steps: [
          'The page checks that no field is missing.',
          'It writes the form to your browser’s console, with passwords masked.',
          'The cable ends here: no server, no account, no cookie.',
        ],
      }
    : undefined,
} as const;

export const signIn = {
  heading: 'Sign in',
  lead: 'Welcome back.',
  requiredNote: `${demoNote}Email address and password are required.`,
  fields: {
    email,
    password: { label: 'Password', noun: 'password', errors: { missing: 'Enter your password' } },
  },
  rememberMe: { label: 'Remember me', hint: 'Leave this off on a shared computer.' },
  forgotPassword: { text: 'Forgot your password?', route: 'contact', subject: 'password-reset' },
  submit: 'Sign in',
  github: 'Sign in with GitHub',
  legal: [
    'By signing in, you accept the ',
    { text: 'terms', route: 'terms' },
    '. ',
    { text: 'Privacy', route: 'privacy' },
    ' explains what is stored.',
  ],
  other: ['No account yet? ', { text: 'Open an account', route: 'signup' }, '.'],
  result: site.isDemo ? nothingSent : { heading: 'One moment', text: 'We’re signing you in.' },
} as const satisfies SignInContent;

export const signUp = {
  heading: 'Open an account',
  lead: `One account, whichever plan you choose: ${starter.name} (${starter.price} per month), ${access.name} (${access.price}), or ${enterprise.name} (${enterprise.price}).`,
  requiredNote: `${demoNote}Every field is required.`,
  fields: {
    name: { label: 'Full name', errors: { missing: 'Enter your full name' } },
    email,
    password: {
      label: 'Password',
      noun: 'password',
      hint: `At least ${passwordMinLength} characters`,
      errors: { missing: `Enter a password of at least ${passwordMinLength} characters` },
    },
    confirmPassword: {
      label: 'Repeat the password',
      noun: 'repeated password',
      hint: 'The same password again',
      errors: { missing: 'Enter the same password again' },
    },
  },
  terms: {
    label: ['I accept the ', { text: 'terms', route: 'terms' }],
    errors: { missing: 'Check the box to accept the terms' },
  },
  passwordAdvice: {
    short: `Shorter than ${passwordMinLength} characters. You can still submit.`,
    longEnough: `Long enough: at least ${passwordMinLength} characters.`,
    different: 'The passwords don’t match. You can still submit.',
    same: 'The passwords match.',
  },
  submit: 'Open an account',
  github: 'Sign up with GitHub',
  legal: [{ text: 'Privacy', route: 'privacy' }, ' explains what happens to your data.'],
  other: ['Already have an account? ', { text: 'Sign in', route: 'signin' }, '.'],
  result: site.isDemo ? nothingSent : { heading: 'One moment', text: 'We’re creating your account.' },
} as const satisfies SignUpContent;
