/** What a page says about itself in <head>: written by the prerender, kept up to date after a client navigation. */
import { site } from '../content/site.ts';
import { socialCardAlt } from '../content/socialCard.ts';
import { kebabCase, type PageMeta, titleOf } from '../routes.ts';
import { pageTitle } from './pageHead.ts';

interface HeadTag {
  readonly element: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** In pixels: what services that show previews ask for. */
export const cardSize = { width: 1200, height: 630 };

/** Where the picture of a page's link previews is; the build draws it. */
export function cardPath({ id }: PageMeta): string {
  return `/cards/${kebabCase(id)}.png`;
}

export function pageHead(page: PageMeta): { readonly title: string; readonly tags: readonly HeadTag[] } {
  const title = pageTitle(page);
  const description = meta('name', 'description', page.description);
  // An unknown address has no canonical one, and no preview worth sharing.
  if (page.id === 'notFound') return { title, tags: [description, meta('name', 'robots', 'noindex')] };
  const url = new URL(page.path, site.origin).href;
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
      meta('property', 'og:image', site.origin + cardPath(page)),
      meta('property', 'og:image:type', 'image/png'),
      meta('property', 'og:image:width', String(cardSize.width)),
      meta('property', 'og:image:height', String(cardSize.height)),
      meta('property', 'og:image:alt', socialCardAlt(titleOf(page))),
      meta('name', 'twitter:card', 'summary_large_image'),
    ],
  };
}

/** Brings the tags of the document up to date with `page`. */
export function updateTags(page: PageMeta): void {
  for (const { element, attributes } of pageHead(page).tags) {
    // The first attribute identifies the tag, the second is its value.
    const [[key, id] = [], [name, value] = []] = Object.entries(attributes);
    if (name && value) document.head.querySelector(`${element}[${key}="${id}"]`)?.setAttribute(name, value);
  }
}

function meta(key: 'name' | 'property', id: string, content: string): HeadTag {
  return { element: 'meta', attributes: { [key]: id, content } };
}
