/** The errors in a URL such as `/signup?error=email-taken`, to which the server that received the form redirects back. */
import { otherError } from '../../content/interface';

/** By field name, and then by the key of the message: `email-taken` is the message `taken` of the field `email`. */
export type ServerErrors = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The name of a message that belongs to no field. */
export const wholeForm = '';

/** Returns messages by field name, in the order of the fields. Anybody can write `search`, so it only selects messages. */
export function errorsIn(search: string, messages: ServerErrors): Readonly<Record<string, string>> {
  const codes = new URLSearchParams(search).getAll('error').filter(Boolean);
  const known = Object.entries(messages).flatMap(([name, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ code: `${name}-${key}`, name, text })),
  );
  const found = known.filter(({ code }) => codes.includes(code));
  const isOther = codes.some((code) => !known.some((message) => message.code === code));
  return Object.fromEntries([...(isOther ? [[wholeForm, otherError]] : []), ...found.map(({ name, text }) => [name, text])]);
}
