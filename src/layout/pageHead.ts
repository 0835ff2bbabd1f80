/** What a page says about itself in <head>: written by the prerender, kept up to date after a client navigation. */
import { site } from '../content/site';
import type { PageMeta } from '../routes';

interface HeadTag {
  readonly element: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

export function pageTitle(page: PageMeta): string {
  return `${page.title} – ${site.name}`;
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
      meta('property', 'og:image', `${site.origin}/og.png`),
      meta('property', 'og:image:alt', `${site.name}: ${site.slogan}`),
      meta('name', 'twitter:card', 'summary_large_image'),
    ],
  };
}

/** Brings the document's head up to date with `page`. */
export function updateHead(page: PageMeta): void {
  const { title, tags } = pageHead(page);
  document.title = title;
  for (const { element, attributes } of tags) {
    // The first attribute identifies the tag, the second is its value.
    const [[key, id] = [], [name, value] = []] = Object.entries(attributes);
    if (name && value) document.head.querySelector(`${element}[${key}="${id}"]`)?.setAttribute(name, value);
  }
}

function meta(key: 'name' | 'property', id: string, content: string): HeadTag {
  return { element: 'meta', attributes: { [key]: id, content } };
}
