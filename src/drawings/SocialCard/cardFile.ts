/** Where the social card of a page is published, and how large it is. */
import { kebabCase, type PageMeta } from '../../routes.ts';

/** In pixels: the size that services which show link previews ask for. */
export const cardSize = { width: 1200, height: 630 };

export function cardPath({ id }: PageMeta): string {
  return `/cards/${kebabCase(id)}.png`;
}
