/** What search finds: the sections of each page, in the words of its Markdown. */
import { unlisted } from '../content/twins.ts';
import type { SearchedPage, SearchedSection } from '../lib/searchIndexTypes';
import { type Route, type RouteEntry, routes } from '../routes.ts';
import { news } from './feeds.ts';
import { type Element, find, headings, isElement, type PageWords, textOf } from './pageWords.ts';

/** Every page that search covers, with its sections. `pages` has the words of every page, by its path. */
export function searchedPages(pages: ReadonlyMap<string, PageWords>): readonly SearchedPage[] {
  // The sitemap only repeats what other pages say about themselves.
  const searched = routes.filter(({ id }) => !unlisted.includes(id) && id !== 'sitemap');
  return searched.map(({ id, path, label, section, description }: Route & RouteEntry) => ({
    path,
    label: section ? `${section}: ${label}` : label,
    description,
    isNews: id in news,
    sections: sectionsOf(pages.get(path) ?? []),
  }));
}

/** The parts of a page that a link can lead to, each with its own words. The first is the page itself, as far as its first part. */
export function sectionsOf(words: PageWords): readonly SearchedSection[] {
  const first = { hash: '', title: '', text: '', code: '' };
  const found = [first];

  const begin = (hash: string, title: string) => {
    const section = { ...first, hash, title, text: '', code: '' };
    found.push(section);
    return section;
  };

  /** Returns the section that the words after these nodes belong to. */
  const walk = (nodes: PageWords, start: typeof first): typeof first => {
    let section = start;
    for (const node of nodes) {
      if (node.type === 'text') section.text += node.value;
      if (node.type !== 'element') continue;
      const anchor = anchorOf(node);
      const isHeading = headings.has(node.tagName);
      const title = titleOf(node);
      if (node.tagName === 'h1') first.title = textOf(node);
      else if (node.tagName === 'pre') section.code += ` ${textOf(node)}`;
      else if (anchor && isHeading) section = begin(anchor, textOf(node));
      else if (anchor && title) walk(node.children, begin(anchor, title));
      else {
        // Keeps the words of two blocks apart.
        const edge = inline.has(node.tagName) ? '' : ' ';
        section.text += edge;
        section = walk(node.children, section);
        section.text += edge;
        if (cells.has(node.tagName)) section.text = section.text.replace(/(?<=[\p{L}\d])\s*$/u, '; ');
      }
    }
    return section;
  };
  walk(words, first);
  return found.map(({ hash, title, text, code }) => ({ hash, title: tidy(title), text: tidy(text), code: eachOnce(code) }));
}

const inline = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'strong', 'time']);

/** No full stop ends a cell: a semicolon separates it from the next. */
const cells = new Set(['th', 'td']);

/** The id of an element, unless React has made it up. */
function anchorOf({ properties: { id } }: Element): string | undefined {
  return typeof id === 'string' && !/^(_R_|react-aria)/.test(id) ? id : undefined;
}

/** The title of a part that is not a heading: its first heading, if that has no id of its own, or the first two cells of a row. */
function titleOf(part: Element): string | undefined {
  if (part.tagName === 'tr') {
    const cells = part.children.filter((cell) => isElement(cell, 'th') || isElement(cell, 'td'));
    return cells.slice(0, 2).map(textOf).join(' ');
  }
  const heading = find(part, ({ tagName }) => headings.has(tagName));
  return heading && !anchorOf(heading) ? textOf(heading) : undefined;
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replace(/;? $/, '').trim();
}

/** Each word once: the three languages of a sample repeat each other's. */
function eachOnce(code: string): string {
  return Array.from(new Set(code.match(/[\p{L}\d_.]{2,}/gu))).join(' ');
}
