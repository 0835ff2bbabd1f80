/**
 * The text of the contact page. Without a server (`forms` in site.ts), the form sends nothing: it offers the message as a draft in the
 * visitor's mail program.
 */
import { site } from '../site';
import { planById } from '../facts/planFacts';
import { subjects } from '../facts/subjects';
import type { RichText } from '../types';

type Mailbox = 'support' | 'sales';

interface ContactField {
  readonly label: string;
  readonly hint?: string;
}

/** A server shows a message with `?error=email-invalid`. */
type ContactErrors = Readonly<Partial<Record<'name' | 'email' | 'subject' | 'message', Readonly<Record<string, string>>>>>;

interface ContactContent {
  readonly heading: string;
  readonly lead: string;
  readonly mailboxesHeading: string;
  readonly mailboxes: readonly {
    readonly id: Mailbox;
    readonly name: string;
    readonly email: string;
    /** The purpose of the mailbox. */
    readonly purpose: string;
    /** The content of a message that helps the first reply. */
    readonly whatToWrite: string;
  }[];
  /** Who gets a reply, and how soon. */
  readonly replies: string;
  readonly form: {
    readonly heading: string;
    /** Before the fields: explains the form before anyone fills it in. */
    readonly intro: string;
    readonly withoutScript: RichText;
    readonly fields: Readonly<Record<'name' | 'email' | 'subject' | 'message', ContactField>>;
    readonly errors: ContactErrors;
    readonly submit: string;
  };
  /** Shown while the message is on its way to a server. */
  readonly sending: { readonly heading: string; readonly text: string };
  /** Shown after a submit, with a `mailto:` link to the mailbox that answers. */
  readonly result: {
    readonly heading: string;
    readonly text: string;
    /** Replaces `text` if every field is empty. */
    readonly emptyText: string;
    /** Follows `text` if mail programs may truncate the message. A copy button comes after it. */
    readonly longText: string;
    /** Follows "Copy" on that button. */
    readonly copySubject: string;
    readonly mailLinks: Readonly<Record<Mailbox, string>>;
  };
  /** `/contact?subject=<key>` prefills the subject with the value. */
  readonly subjects: Readonly<Record<string, string>>;
  readonly postalHeading: string;
  readonly chat: { readonly heading: string; readonly text: RichText };
}

const isConnected = Boolean(site.forms.contact);
const { starter, access, enterprise } = planById;

export const contact = {
  heading: 'Contact',
  lead: 'Talk to support or sales. A person reads what you write.',
  mailboxesHeading: 'By email',
  mailboxes: [
    {
      id: 'support',
      name: 'Support',
      email: site.supportEmail,
      purpose: 'For failing calls, webhooks, limits, your key, your account, and accessibility barriers on this site.',
      whatToWrite:
        'Include what you expected, and what happened. For a failed call, add its time, status code, and provider. Never send your key.',
    },
    {
      id: 'sales',
      name: 'Sales',
      email: site.salesEmail,
      purpose: 'For plans, prices, invoices, and contracts, such as a data processing agreement (DPA).',
      whatToWrite: 'Include the providers you use and your peak requests per minute.',
    },
  ],
  replies: `${access.name}: ${access.support}. ${enterprise.name}: ${enterprise.support}. ${starter.name}: ${starter.support}, in chats. Support hours and other reply times aren’t published.`,
  form: {
    heading: 'Write a message',
    intro: isConnected
      ? 'This form sends your message to us. Every field is optional.'
      : 'This form turns your message into a draft for your own email program. Every field is optional.',
    withoutScript: [
      isConnected
        ? 'JavaScript is off in your browser or didn’t load. You can still submit this form. If you then see it again, check every field, or email '
        : 'This form needs JavaScript, which is off in your browser or didn’t load. Email ',
      { text: site.salesEmail, href: `mailto:${site.salesEmail}` },
      ' about plans, prices, and contracts, or ',
      { text: site.supportEmail, href: `mailto:${site.supportEmail}` },
      ' about anything else.',
    ],
    fields: {
      name: { label: 'Name' },
      email: { label: 'Email address', hint: isConnected ? 'We reply to this address.' : 'Goes into the draft, so we can reply.' },
      subject: { label: 'Subject' },
      message: { label: 'Message', hint: 'Leave out keys and passwords.' },
    },
    errors: {
      email: { invalid: 'Enter an email address with an @ and a domain, like name@example.com' },
      message: { missing: 'Enter a message' },
    },
    submit: isConnected ? 'Send the message' : 'Prepare the email',
  },
  sending: { heading: 'One moment', text: 'We’re sending your message.' },
  result: {
    heading: 'Your email is ready, and not sent yet',
    text: 'Open it in your email program, and send it from there. This form sends nothing itself.',
    emptyText: 'The form is empty. Write a few words and select the button again, or start with an empty email.',
    longText:
      'Your message is long, and some email programs cut off long drafts. To be sure, copy the message and paste it into the draft.',
    copySubject: 'the message',
    mailLinks: {
      support: 'Open the email to support',
      sales: 'Open the email to sales',
    },
  },
  subjects,
  postalHeading: 'By post',
  chat: {
    heading: 'By chat',
    text: 'Ask other developers, or us when we’re online. The chats are on other sites, and others can read what you write.',
  },
} as const satisfies ContactContent;
