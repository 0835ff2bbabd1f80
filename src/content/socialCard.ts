/** The text alternative of the picture in link previews. */
import { site } from './site.ts';

export function socialCardAlt(title: string): string {
  return `${site.name}: “${title}”, and a cable that leads from the logo to one of many jacks.`;
}
