/** Reads the subject from a URL such as `/contact?subject=password-reset`. */
import { subjects } from '../../content/facts/subjects';

/** Returns undefined for unknown keys, because anybody can write `search`. */
export function prefilledSubject(search: string): string | undefined {
  const key = new URLSearchParams(search).get('subject');
  return Object.entries<string>(subjects).find(([known]) => known === key)?.[1];
}
