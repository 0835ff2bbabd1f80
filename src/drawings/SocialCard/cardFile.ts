/** Where the social card of a page is published, and how large it is. */
import type { PageMeta } from '../../routes.ts';

/** In pixels: the size that services which show link previews ask for. */
export const cardSize = { width: 1200, height: 630 };

export function cardPath({ path }: PageMeta): string {
  return `/cards/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
