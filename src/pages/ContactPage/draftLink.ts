/** Turns the values of the contact form into a `mailto:` link, which opens them as a draft. */
import type { FormValues } from '../../components/Form/Form';

export function draftLink(mailbox: string, { name, email, subject, message }: FormValues): string {
  const sender = [name, email].filter(Boolean).join('\n');
  const body = [message, sender].filter(Boolean).join('\n\n');
  const fields = Object.entries({ subject, body }).flatMap(([field, value]) => (value ? [`${field}=${encode(value)}`] : []));
  return `mailto:${mailbox}${fields.length ? `?${fields.join('&')}` : ''}`;
}

/** Lines end with CR LF (RFC 6068). A lone surrogate, which cannot be encoded, becomes U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'));
}
