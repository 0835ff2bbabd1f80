/** The text of the 404 page. */
import type { RouteId } from '../routes';
import { sections } from '../facts/sections';

export const notFoundPage = {
  eyebrow: 'Error 404',
  heading: 'Nothing is plugged in here',
  lead: 'There’s no page at this URL. It may have moved, or the URL may have a typo.',
  links: [
    { route: 'home', text: 'Home page' },
    { route: 'docs', text: sections.docs },
    { route: 'sitemap', text: 'All pages of this site' },
    { route: 'contact', text: 'Report a broken link' },
  ],
} as const satisfies {
  readonly eyebrow: string;
  readonly heading: string;
  readonly lead: string;
  readonly links: readonly { readonly route: RouteId; readonly text: string }[];
};
