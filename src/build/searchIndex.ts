/** Builds the search index: the sections of each page, with the text of its Markdown. */
import { unlisted } from '../content/outputPaths.ts';
import { sampleTag } from '../content/interface.ts';
import { searchWords } from '../content/pages/searchWords.ts';
import type { SearchedPage, SearchedSection } from '../lib/searchIndexTypes';
import { sections } from '../content/facts/sections.ts';
import { type Route, routes } from '../content/routes.ts';
import type { RouteEntry } from '../content/routeEntry.ts';
import { news } from './feeds.ts';
import { type Element, headings, type PageContent, textOf } from './pageContent.ts';
import { rowsOf, tidy } from './searchRows.ts';

/** Returns every page that search covers. `pages` maps paths to content. */
export function searchedPages(pages: ReadonlyMap<string, PageContent>): readonly SearchedPage[] {
  // The sitemap only repeats the descriptions of other pages.
  const searched = routes.filter(({ path }) => !unlisted.includes(path) && path !== '/sitemap');
  return searched.map(({ path, label, section, description }: Route & RouteEntry) => ({
    path,
    label: section ? `${section}: ${label}` : label,
    description,
    isNews: path in news || section === sections.articles,
    sections: sectionsOf(pages.get(path) ?? []).map((entry) => {
      const words = searchWords[path + (entry.hash && `#${entry.hash}`)];
      return words ? { ...entry, words } : entry;
    }),
  }));
}

/** Returns the sections that a link can target. The first one is the start of the page. */
export function sectionsOf(content: PageContent): readonly SearchedSection[] {
  const first: Draft = { hash: '', title: '', lines: [], text: '', code: '' };
  const drafts = [first];

  const begin = (draft: Partial<Draft>) => {
    const section = { ...first, title: '', lines: [], text: '', code: '', ...draft };
    drafts.push(section);
    return section;
  };

  /** Returns the section to which text after these nodes belongs. */
  const walk = (nodes: PageContent, start: Draft): Draft => {
    let section = start;
    for (const node of nodes) {
      if (node.type === 'text') section.text += node.value.replaceAll(/\s+/g, ' ');
      if (node.type !== 'element' || isLabel(node)) continue;
      const anchor = anchorOf(node);
      if (node.tagName === 'h1') first.title = textOf(node);
      else if (node.tagName === 'pre') section.code += ` ${textOf(node)}`;
      else if (anchor && headings.has(node.tagName)) section = begin({ hash: anchor, title: textOf(node) });
      else if (node.tagName === 'table') {
        endBlock(section);
        for (const { id, line, ...row } of rowsOf(node)) {
          (id ? begin({ hash: id, ...row }) : section).lines.push(line);
        }
      } else {
        const isBlock = !inline.has(node.tagName);
        if (isBlock) endBlock(section);
        section = walk(node.children, section);
        if (isBlock) endBlock(section);
      }
    }
    return section;
  };
  walk(content, first);
  drafts.forEach(endBlock);
  return drafts.map(({ lines, code, title, ...rest }) => ({
    ...rest,
    title: tidy(title),
    text: lines.join('\n'),
    code: uniqueWords(code),
  }));
}

/** A section in the making. `text` is its last block, as far as it is read. */
interface Draft {
  readonly hash: string;
  title: string;
  readonly lines: string[];
  text: string;
  code: string;
}

/** Ends a block, and so a sentence: without punctuation, it gets a period, so that excerpts can show two blocks in a row. */
function endBlock(section: Draft) {
  const text = tidy(section.text).replace(/(?<=[\p{L}\p{N}%)])$/u, '.');
  if (text) section.lines.push(...text.split(/(?<=[.?!][”)]?) /));
  section.text = '';
}

const inline = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'strong', 'time']);

/**
 * Whether an element names what is beside it, or explains what is missing without JavaScript. In an excerpt, it would read as part of the
 * next sentence.
 */
function isLabel({ tagName, properties }: Element): boolean {
  return (
    tagName === 'small' ||
    'dataCaption' in properties ||
    'dataWithoutJs' in properties ||
    (tagName === 'a' && String(properties.href).endsWith(sampleTag.href.replace('#', '.md#')))
  );
}

/** Returns the id of an element, unless React generated it. */
function anchorOf({ properties: { id } }: Element): string | undefined {
  return typeof id === 'string' && !/^(_R_|react-aria)/.test(id) ? id : undefined;
}

/** Removes duplicates, because the languages of a sample repeat each other. */
function uniqueWords(code: string): string {
  return Array.from(new Set(code.match(/[\p{L}\d_.]{2,}/gu))).join(' ');
}
