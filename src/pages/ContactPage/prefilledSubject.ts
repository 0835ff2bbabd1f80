/** The subject that an address asks for: `/contact?subject=password-reset`. */
import { contact } from '../../content/contact';

/** Undefined for keys that content does not have. `search` may be anything. */
export function prefilledSubject(search: string): string | undefined {
  const key = new URLSearchParams(search).get('subject');
  const subjects: readonly (readonly [string, string])[] = Object.entries(contact.subjects);
  return subjects.find(([known]) => known === key)?.[1];
}
