/** A message that somebody wrote in the form, as a link that opens it in their own mail program. */
import type { FormValues } from '../../components/Form/Form';

export function draftLink(mailbox: string, { name, email, subject, message }: FormValues): string {
  const sender = [name, email].filter(Boolean).join('\n');
  const body = [message, sender].filter(Boolean).join('\n\n');
  const fields = Object.entries({ subject, body }).flatMap(([field, value]) => (value ? [`${field}=${encode(value)}`] : []));
  return `mailto:${mailbox}${fields.length ? `?${fields.join('&')}` : ''}`;
}

/** Mail ends its lines with CR LF (RFC 6068). Half a surrogate pair, which cannot be encoded, becomes U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'));
}
