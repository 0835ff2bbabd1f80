/** The title and tags of a page in <head>: the prerender writes them, and a client navigation updates them. */
import { site } from '../content/site.ts';
import { socialCardAlt } from '../content/interface.ts';
import { feedPaths, markdownPath, openApiPage, openApiPath, siteUrl, unlisted } from '../content/outputPaths.ts';
import { cardPath, cardSize } from '../drawings/SocialCard/cardFile.ts';
import { withBase } from '../lib/base.ts';
import type { PageMeta, Route } from '../content/routes.ts';
import { notFound, titleOf } from '../content/siteRoutes.ts';

export interface HeadTag {
  readonly element: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** The document title of a page: its own, and the name of the site. */
export function pageTitle(page: PageMeta): string {
  return `${titleOf(page)} – ${site.name}`;
}

/** The title and all tags of a page. */
export function pageHead(page: PageMeta): { readonly title: string; readonly tags: readonly HeadTag[] } {
  const title = pageTitle(page);
  const description = meta('name', 'description', page.description);
  // An unknown URL has no canonical URL, and nobody shares its preview.
  if (page.path === notFound.path) return { title, tags: [description, noIndex] };
  const url = siteUrl(page.path);
  return {
    title,
    tags: [
      description,
      link({ rel: 'canonical', href: url }),
      meta('property', 'og:type', 'website'),
      meta('property', 'og:site_name', site.name),
      meta('property', 'og:locale', site.language.replace('-', '_')),
      meta('property', 'og:title', title),
      meta('property', 'og:description', page.description),
      meta('property', 'og:url', url),
      meta('property', 'og:image', siteUrl(cardPath(page))),
      meta('property', 'og:image:type', 'image/png'),
      meta('property', 'og:image:width', String(cardSize.width)),
      meta('property', 'og:image:height', String(cardSize.height)),
      meta('property', 'og:image:alt', socialCardAlt(titleOf(page))),
      meta('name', 'twitter:card', 'summary_large_image'),
      ...otherFormats(page),
      ...(unlisted.includes(page.path) ? [noIndex] : []),
    ],
  };
}

/** Finds the tags of a page, and its structured data. */
const tagsOfPage =
  'link:is([rel=canonical], [rel=alternate], [rel=service-desc]), script[type="application/ld+json"], ' +
  'meta:is([name=description], [name=robots], [name^="twitter:"], [property^="og:"])';

/** Replaces the tags in <head> after a client navigation. Adds no structured data, because crawlers read it only after a page load. */
export function updateHead(page: PageMeta): void {
  const { title, tags } = pageHead(page);
  document.title = title;
  for (const old of document.head.querySelectorAll(tagsOfPage)) old.remove();
  for (const { element, attributes } of tags) {
    const tag = document.createElement(element);
    for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
    document.head.append(tag);
  }
}

/** Links to the Markdown version, the feed, and the API description of a page. The home page has those of the whole site. */
function otherFormats({ path }: Route): readonly HeadTag[] {
  const feeds = Object.entries(feedPaths).filter(([page]) => page === path || path === '/');
  return [
    link({ rel: 'alternate', type: 'text/markdown', href: withBase(markdownPath(path)) }),
    ...feeds.map(([, feed]) => link({ rel: 'alternate', type: 'application/atom+xml', href: withBase(feed) })),
    ...(path === openApiPage || path === '/'
      ? [link({ rel: 'service-desc', type: 'application/openapi+json', href: withBase(openApiPath) })]
      : []),
  ];
}

const noIndex = meta('name', 'robots', 'noindex');

function link(attributes: HeadTag['attributes']): HeadTag {
  return { element: 'link', attributes };
}

function meta(key: 'name' | 'property', id: string, content: string): HeadTag {
  return { element: 'meta', attributes: { [key]: id, content } };
}
