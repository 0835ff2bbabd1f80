/**
 * The text of the contact page. Without a server (`forms` in site.ts), the form sends nothing: it offers the message as a draft in the
 * visitor's mail program.
 */
import { site } from '../site';
import { planFacts } from '../facts/planFacts';

const isConnected = Boolean(site.forms.contact);

export const contact = {
  heading: 'Contact',
  lead: 'Talk to support or sales. A person reads what you write.',
  mailboxesHeading: 'By email',
  mailboxes: [
    {
      id: 'support',
      name: 'Support',
      email: site.supportEmail,
      /** The purpose of the mailbox, and the content of a message that helps the first reply. */
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
  /** Who gets a reply, and how soon. */
  replies: `${planFacts.map(({ name, support }) => `${name}: ${support}.`).join(' ')} Support hours and other reply times aren’t published.`,
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
    /** A server shows a message with `?error=email-invalid`. */
    errors: {
      email: { invalid: 'Enter an email address with an @ and a domain, like name@example.com' },
      message: { missing: 'Enter a message' },
    },
    submit: isConnected ? 'Send the message' : 'Prepare the email',
  },
  /** Shown while the message is on its way to a server. */
  sending: { heading: 'One moment', text: 'We’re sending your message.' },
  /** Shown after a submit, with a `mailto:` link to the mailbox that answers. */
  result: {
    heading: 'Your email is ready, and not sent yet',
    text: 'Open it in your email program, and send it from there. This form sends nothing itself.',
    /** Replaces `text` if every field is empty. */
    emptyText: 'The form is empty. Write a few words and select the button again, or start with an empty email.',
    /** Follows `text` if mail programs may truncate the message. A copy button comes after it. */
    longText:
      'Your message is long, and some email programs cut off long drafts. To be sure, copy the message and paste it into the draft.',
    /** Follows “Copy” on that button. */
    copySubject: 'the message',
    mailLinks: {
      support: 'Open the email to support',
      sales: 'Open the email to sales',
    },
  },
  postalHeading: 'By post',
  chat: {
    heading: 'By chat',
    text: 'Ask other developers, or us when we’re online. The chats are on other sites, and others can read what you write.',
  },
} as const;
