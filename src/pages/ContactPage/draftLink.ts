/** Turns the values of the contact form into a `mailto:` link, which opens them as a draft. */
import type { FormValues } from '../../components/Form/Form';

/** Windows and some mail programs truncate longer links. */
export const maxLinkLength = 2000;

/** Encodes any text, so that a subject cannot add a recipient. */
export function draftLink(mailbox: string, values: FormValues): `mailto:${string}` {
  const { subject } = values;
  const body = draftBody(values);
  const fields = Object.entries({ subject, body }).flatMap(([field, value]) => (value ? [`${field}=${encode(value)}`] : []));
  return `mailto:${mailbox}${fields.length ? `?${fields.join('&')}` : ''}`;
}

/** The message, followed by the sender. */
export function draftBody({ name, email, message }: FormValues): string {
  const sender = [name, email].filter(Boolean).join('\n');
  return [message, sender].filter(Boolean).join('\n\n');
}

/** Lines end with CR LF (RFC 6068). A lone surrogate cannot be encoded and becomes U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'));
}
