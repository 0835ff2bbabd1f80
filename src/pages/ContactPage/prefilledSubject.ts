/** Reads the subject from a URL such as `/contact?subject=password-reset`. */
import { contact } from '../../content/pages/contact';

/** Returns undefined for unknown keys, because anybody can write `search`. */
export function prefilledSubject(search: string): string | undefined {
  const key = new URLSearchParams(search).get('subject');
  const subjects: readonly (readonly [string, string])[] = Object.entries(contact.subjects);
  return subjects.find(([known]) => known === key)?.[1];
}
