/** Reads rich text in tests. */
import { plainText } from '../content/plainText';
import type { RichText } from '../content/types';
import type { RouteId } from '../content/routes';

/** The text of the link to a route. Throws without such a link. */
export function linkText(text: RichText, route: RouteId): string {
  const parts = typeof text === 'string' ? [] : text;
  for (const part of parts) if (typeof part === 'object' && 'route' in part && part.route === route) return part.text;
  throw new Error(`No link to "${route}" in "${plainText(text)}".`);
}
