/** The path and the size of social cards. */
import type { PageMeta } from '../../content/routes.ts';

/** In pixels. Services that show link previews ask for this size. */
export const cardSize = { width: 1200, height: 630 };

export function cardPath({ path }: PageMeta): string {
  return `/cards/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
