/** Builds the search index: the sections of each page, with the text of its Markdown. */
import { unlisted } from '../outputPaths.ts';
import { sampleTag } from '../content/interface.ts';
import type { SearchedPage, SearchedSection } from '../lib/searchIndexTypes';
import { sections } from '../content/facts/sections.ts';
import { type Route, type RouteEntry, routeById, routes } from '../routes.ts';
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
    isNews: id in news || section === sections.articles,
    sections: sectionsOf(pages.get(path) ?? []),
  }));
}

/** Returns the sections that a link can target. The first one is the start of the page. */
export function sectionsOf(content: PageContent): readonly SearchedSection[] {
  const first = { hash: '', title: '', text: '', code: '' };
  const sections = [first];
  /** Elements that are titles, which the text does not repeat. */
  const used = new Set<Element>();

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
      if (node.type !== 'element' || used.has(node) || isLabel(node)) continue;
      const anchor = anchorOf(node);
      const isHeading = headings.has(node.tagName);
      const titles = titlesOf(node);
      if (node.tagName === 'h1') first.title = textOf(node);
      else if (node.tagName === 'pre') section.code += ` ${textOf(node)}`;
      else if (anchor && isHeading) section = begin(anchor, textOf(node));
      // The text after a row or a block with a title belongs to the section around it.
      else if (anchor && titles.length) {
        for (const title of titles) used.add(title);
        walk(node.children, begin(anchor, titles.map(textOf).join(': ')));
      } else {
        // Separates the text of two blocks.
        const edge = inline.has(node.tagName) ? '' : ' ';
        section.text += edge;
        section = walk(node.children, section);
        section.text += edge;
        const end = isHeading ? '. ' : items.has(node.tagName) ? '; ' : undefined;
        // After a punctuation mark, it would be one too many.
        if (end) section.text = section.text.replace(/(?<=[\p{L}\d%"”)])\s*$/u, end);
      }
    }
    return section;
  };
  walk(content, first);
  return sections.map(({ hash, title, text, code }) => ({ hash, title: tidy(title), text: tidy(text), code: uniqueWords(code) }));
}

const inline = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'strong', 'time']);

/** A semicolon separates cells and list items that do not end with a period. */
const items = new Set(['th', 'td', 'li']);

/**
 * Whether an element names what is beside it, or explains what is missing without JavaScript. In an excerpt, it would read as part of the
 * next sentence.
 */
function isLabel({ tagName, properties }: Element): boolean {
  return (
    tagName === 'thead' ||
    'dataCaption' in properties ||
    'dataWithoutJs' in properties ||
    (tagName === 'a' && String(properties.href).endsWith(sampleHref))
  );
}

const sampleHref = `${routeById(sampleTag.route).path}#${sampleTag.hash}`;

/** Returns the id of an element, unless React generated it. */
function anchorOf({ properties: { id } }: Element): string | undefined {
  return typeof id === 'string' && !/^(_R_|react-aria)/.test(id) ? id : undefined;
}

/** Returns the first heading of an element if it has no id, or the first two cells of a row. */
function titlesOf(element: Element): readonly Element[] {
  if (element.tagName === 'tr')
    return element.children.filter((cell): cell is Element => isElement(cell, 'th') || isElement(cell, 'td')).slice(0, 2);
  const heading = find(element, ({ tagName }) => headings.has(tagName));
  return heading && !anchorOf(heading) ? [heading] : [];
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replace(/;? $/, '').trim();
}

/** Removes duplicates, because the languages of a sample repeat each other. */
function uniqueWords(code: string): string {
  return Array.from(new Set(code.match(/[\p{L}\d_.]{2,}/gu))).join(' ');
}
