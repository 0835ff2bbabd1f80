/**
 * The text of the sign-in and sign-up pages. Without a server (`forms` in site.ts), submitting writes to the console, with passwords
 * masked, and the notes beside the form say so.
 */
import { isDemo } from '../facts/connections';
import { type PlanFacts, planPrices } from '../facts/planFacts';
import { contactAbout } from '../facts/subjects';
import { site } from '../site';
import type { RichText, TextLink } from '../types';

/** Advice only: a shorter password is accepted. */
export const passwordMinLength = 8;

const email = {
  label: 'Email address',
  /** Each message explains how to correct the mistake (WCAG 3.3.3). A server shows it with `?error=email-missing`. */
  errors: {
    missing: 'Enter your email address, like name@example.com',
    invalid: 'Enter an email address with an @ and a domain, like name@example.com',
  },
} as const;

const supportLink = { text: site.supportEmail, href: `mailto:${site.supportEmail}` } as const;

const notConnected = isDemo ? 'this site is a demonstration without accounts' : 'this form isn’t connected yet';

/** What a screen says about its form, with a server and without one. */
function connection(url: string, isSending: string, required: string) {
  if (url) {
    return {
      requiredNote: required,
      withoutScript: [
        'JavaScript is off in your browser or didn’t load. You can still submit this form. If you then see it again, check every field, or email ',
        supportLink,
        '.',
      ],
      whatHappens: undefined,
      result: { heading: 'One moment', text: isSending },
    } as const;
  }
  return {
    /** Above the fields, so that nobody types before reading it. */
    requiredNote: `${isDemo ? 'This is a demonstration' : 'This form isn’t connected yet'}: nothing is sent, and no account is created. ${required}`,
    withoutScript: [
      `This form needs JavaScript, which is off in your browser or didn’t load. You aren’t missing anything: ${notConnected}. Questions? Email `,
      supportLink,
      '.',
    ],
    /** Beside the form: the path of the typed text, step by step. */
    whatHappens: {
      heading: 'When you submit this form',
      steps: [
        'The page checks that no field is missing, and that the email address has an @.',
        'It writes the form to your browser’s console, with passwords masked.',
        'Nothing else happens: no server, no account, no cookie.',
      ],
    },
    result: {
      heading: 'Nothing was sent',
      text: `The form went to your browser’s console alone, with passwords masked, because ${notConnected}.`,
    },
  } as const;
}

/** The text that both pages share. */
export const accountForms = {
  /** Replaces every password in the console, whatever its length. */
  passwordMask: '••••••••',
  /** Between the form and the GitHub button. */
  or: 'or',
  /** After a click on the GitHub button, while nothing is connected to it. */
  githubResult: {
    heading: 'Nothing was sent',
    text: isDemo ? 'This site is a demonstration: GitHub sign-in isn’t connected.' : 'GitHub sign-in isn’t available yet.',
  },
} as const;

export const signIn = {
  heading: 'Sign in',
  lead: 'Welcome back.',
  fields: {
    email,
    password: {
      label: 'Password',
      noun: 'password',
      errors: { missing: 'Enter your password', wrong: 'Check your email address and your password, which don’t match an account' },
    },
  },
  rememberMe: { label: 'Remember me', hint: 'Leave this off on a shared computer.' },
  forgotPassword: { text: 'Forgot your password?', href: contactAbout('password-reset') } satisfies TextLink,
  submit: 'Sign in',
  github: 'Sign in with GitHub',
  legal: [
    'By signing in, you accept the ',
    { text: 'terms', href: '/terms' },
    '. ',
    { text: 'Privacy', href: '/privacy' },
    ' explains what is stored.',
  ] satisfies RichText,
  other: ['No account yet? ', { text: 'Open an account', href: '/signup' }, '.'] satisfies RichText,
  ...connection(site.forms.signIn, 'We’re signing you in.', 'Email address and password are required.'),
} as const;

export const signUp = {
  heading: 'Open an account',
  lead: `One account, whichever plan you choose: ${planPrices('or')} a month.`,
  fields: {
    name: { label: 'Full name', errors: { missing: 'Enter your full name' } },
    email: { ...email, errors: { ...email.errors, taken: 'Enter another email address, because this one has an account, or sign in' } },
    password: {
      label: 'Password',
      noun: 'password',
      hint: `At least ${passwordMinLength} characters`,
      errors: {
        missing: `Enter a password of at least ${passwordMinLength} characters`,
        short: `Enter a longer password, of at least ${passwordMinLength} characters`,
      },
    },
    confirmPassword: {
      label: 'Repeat the password',
      noun: 'repeated password',
      hint: 'The same password again',
      errors: { missing: 'Enter the same password again', different: 'Enter the same password twice' },
    },
  },
  terms: {
    label: ['I accept the ', { text: 'terms', href: '/terms' }] satisfies RichText,
    errors: { missing: 'Check the box to accept the terms' },
  },
  /** Names the plan of the link that led here, with a link to the others. */
  plan: ({ name, price }: PlanFacts): RichText => [
    `Your plan: ${name}, ${price} per month. `,
    { text: 'Choose another plan', href: '/pricing' },
    '.',
  ],
  /** Announced politely during typing. No advice prevents a submit. */
  passwordAdvice: {
    short: `We recommend at least ${passwordMinLength} characters.`,
    longEnough: `Long enough: at least ${passwordMinLength} characters.`,
    different: 'The passwords don’t match. You can still submit.',
    same: 'The passwords match.',
  },
  submit: 'Open an account',
  github: 'Sign up with GitHub',
  legal: [{ text: 'Privacy', href: '/privacy' }, ' explains what happens to your data.'] satisfies RichText,
  other: ['Already have an account? ', { text: 'Sign in', href: '/signin' }, '.'] satisfies RichText,
  ...connection(site.forms.signUp, 'We’re creating your account.', 'Every field is required.'),
} as const;
