/** The tags of a page in <head>: the prerender writes them, and a client navigation loads this file to update them. */
import { site } from '../content/site.ts';
import { socialCardAlt } from '../content/socialCard.ts';
import { cardPath, cardSize } from '../drawings/SocialCard/cardFile.ts';
import { withBase } from '../lib/base.ts';
import { type PageMeta, titleOf } from '../routes.ts';
import { pageTitle } from './pageTitle.ts';

export interface HeadTag {
  readonly element: 'meta' | 'link';
  /** The first attribute identifies the tag, the second is its value. */
  readonly attributes: Readonly<Record<string, string>>;
}

export interface PageHead {
  readonly title: string;
  readonly tags: readonly HeadTag[];
}

export function pageHead(page: PageMeta): PageHead {
  const title = pageTitle(page);
  const description = meta('name', 'description', page.description);
  // An unknown address has no canonical address, and no preview worth sharing.
  if (page.id === 'notFound') return { title, tags: [description, meta('name', 'robots', 'noindex')] };
  const url = site.origin + withBase(page.path);
  return {
    title,
    tags: [
      description,
      { element: 'link', attributes: { rel: 'canonical', href: url } },
      meta('property', 'og:type', 'website'),
      meta('property', 'og:site_name', site.name),
      meta('property', 'og:locale', 'en'),
      meta('property', 'og:title', title),
      meta('property', 'og:description', page.description),
      meta('property', 'og:url', url),
      meta('property', 'og:image', site.origin + withBase(cardPath(page))),
      meta('property', 'og:image:type', 'image/png'),
      meta('property', 'og:image:width', String(cardSize.width)),
      meta('property', 'og:image:height', String(cardSize.height)),
      meta('property', 'og:image:alt', socialCardAlt(titleOf(page))),
      meta('name', 'twitter:card', 'summary_large_image'),
    ],
  };
}

/** Gives the tags that the document has the values of `page`. Tags that it lacks are not added. */
export function updateTags(page: PageMeta): void {
  for (const { element, attributes } of pageHead(page).tags) {
    const [[key, id] = [], [name, value] = []] = Object.entries(attributes);
    if (name && value) document.head.querySelector(`${element}[${key}="${id}"]`)?.setAttribute(name, value);
  }
}

function meta(key: 'name' | 'property', id: string, content: string): HeadTag {
  return { element: 'meta', attributes: { [key]: id, content } };
}
