/** Converts rich text to Markdown. */
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Inline, RichText } from '../content/types';
import { routeById } from '../content/routes.ts';
import { siteUrl } from './siteUrl.ts';

/** Links become absolute URLs, so that they work outside the site. */
export function richMarkdown(text: RichText): string {
  const parts = typeof text === 'string' ? [text] : text;
  return toMarkdown({ type: 'paragraph', children: parts.map(phrase) }).trimEnd();
}

type Phrase = Extract<Parameters<typeof toMarkdown>[0], { readonly type: 'text' | 'inlineCode' | 'strong' | 'link' }>;

function phrase(part: Inline): Phrase {
  if (typeof part === 'string') return { type: 'text', value: part };
  if ('code' in part) return { type: 'inlineCode', value: part.code };
  if ('strong' in part) return { type: 'strong', children: [{ type: 'text', value: part.strong }] };
  return { type: 'link', url: urlOf(part), children: [{ type: 'text', value: part.text }] };
}

function urlOf(link: Extract<Inline, { readonly text: string }>): string {
  if ('href' in link) return siteUrl(link.href);
  return siteUrl(routeById(link.route).path + (link.search ? `?${link.search}` : '') + (link.hash ? `#${link.hash}` : ''));
}
