/** The text of the 404 page. */
import type { TextLink } from '../types';
import { sections } from '../facts/sections';

export const notFoundPage = {
  eyebrow: 'Error 404',
  heading: 'Nothing is plugged in here',
  lead: 'There’s no page at this URL. It may have moved, or the URL may have a typo.',
  links: [
    { href: '/', text: 'Home page' },
    { href: '/docs', text: sections.docs },
    { href: '/sitemap', text: 'All pages of this site' },
    { href: '/contact', text: 'Report a broken link' },
  ] satisfies readonly TextLink[],
} as const;
