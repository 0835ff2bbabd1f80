/** Builds the search index: the sections of each page, with the text of its Markdown. */
import { unlisted } from '../content/outputPaths.ts';
import type { SearchedPage, SearchedSection } from '../lib/searchIndexTypes';
import { type Route, type RouteEntry, routes } from '../routes.ts';
import { news } from './feeds.ts';
import { type Element, find, headings, isElement, type PageContent, textOf } from './pageContent.ts';

/** Returns every page that search covers. `pages` maps paths to content. */
export function searchedPages(pages: ReadonlyMap<string, PageContent>): readonly SearchedPage[] {
  // The sitemap only repeats the descriptions of other pages.
  const searched = routes.filter(({ id }) => !unlisted.includes(id) && id !== 'sitemap');
  return searched.map(({ id, path, label, section, description }: Route & RouteEntry) => ({
    path,
    label: section ? `${section}: ${label}` : label,
    description,
    isNews: id in news,
    sections: sectionsOf(pages.get(path) ?? []),
  }));
}

/** Returns the sections that a link can target. The first one is the start of the page. */
export function sectionsOf(content: PageContent): readonly SearchedSection[] {
  const first = { hash: '', title: '', text: '', code: '' };
  const sections = [first];

  const begin = (hash: string, title: string) => {
    const section = { ...first, hash, title, text: '', code: '' };
    sections.push(section);
    return section;
  };

  /** Returns the section to which text after these nodes belongs. */
  const walk = (nodes: PageContent, start: typeof first): typeof first => {
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
      // The text after a row or a block with a title belongs to the section around it.
      else if (anchor && title) walk(node.children, begin(anchor, title));
      else {
        // Separates the text of two blocks.
        const edge = inline.has(node.tagName) ? '' : ' ';
        section.text += edge;
        section = walk(node.children, section);
        section.text += edge;
        if (cells.has(node.tagName)) section.text = section.text.replace(/(?<=[\p{L}\d])\s*$/u, '; ');
      }
    }
    return section;
  };
  walk(content, first);
  return sections.map(({ hash, title, text, code }) => ({ hash, title: tidy(title), text: tidy(text), code: uniqueWords(code) }));
}

const inline = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'strong', 'time']);

/** A semicolon separates cells, because they do not end with a period. */
const cells = new Set(['th', 'td']);

/** Returns the id of an element, unless React generated it. */
function anchorOf({ properties: { id } }: Element): string | undefined {
  return typeof id === 'string' && !/^(_R_|react-aria)/.test(id) ? id : undefined;
}

/** Returns the first heading of an element if it has no id, or the first two cells of a row. */
function titleOf(element: Element): string | undefined {
  if (element.tagName === 'tr') {
    const cells = element.children.filter((cell) => isElement(cell, 'th') || isElement(cell, 'td'));
    return cells.slice(0, 2).map(textOf).join(' ');
  }
  const heading = find(element, ({ tagName }) => headings.has(tagName));
  return heading && !anchorOf(heading) ? textOf(heading) : undefined;
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replace(/;? $/, '').trim();
}

/** Removes duplicates, because the languages of a sample repeat each other. */
function uniqueWords(code: string): string {
  return Array.from(new Set(code.match(/[\p{L}\d_.]{2,}/gu))).join(' ');
}
