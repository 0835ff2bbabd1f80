/** Finds wrong ids, and links and pictures that lead nowhere, in the HTML of all pages, whether Markdown, typed content, or a component has them. */
import { withoutBase } from '../lib/base.ts';
import type { PagesHtml } from './serverEntry';

export interface Site {
  readonly pages: PagesHtml;
  /** Whether the build has a file, such as a feed. */
  readonly hasFile: (path: string) => boolean;
  readonly base: string;
  /** By page or section. */
  readonly searchWords: Readonly<Record<string, string>>;
  /** Maps the files of the content to their text. */
  readonly content: ReadonlyMap<string, string>;
}

/** One line for each place of an id that is no anchor, and of a link to a page, a file, or an id that does not exist. */
export function linkMistakes({ pages, hasFile, base, searchWords, content }: Site): readonly string[] {
  // Those of React start with `_R_`, and repeat ids of content.
  const ids = new Map(Array.from(pages, ([path, html]) => [path, Array.from(html.matchAll(/ id="((?!_R_)[^"]*)"/g), ([, id = '']) => id)]));
  const mistakes = new Map<string, readonly string[]>();
  // An imported picture exists, but hosts differ in how they find a name with spaces or umlauts.
  const cureOf = (path: string) => (path.includes('%') ? ' Name files in small letters with hyphens.' : '');
  const links = Object.keys(searchWords).map((path) => `<a href="${base.slice(0, -1)}${path}">`);
  for (const [page, html] of [...pages, ['/search', links.join('')] as const]) {
    for (const id of ids.get(page)?.filter((one, index, all) => /\s/.test(one) || all.indexOf(one) !== index) ?? [])
      mistakes.set(id, linesWith([`id: '${id}'`], page, content, `The id “${id}” has a space, or ${page} has it twice.`));
    for (const [, href = ''] of html.matchAll(/<(?:a|img|source|video) [^>]*?(?:href|src|poster)="([/#][^"]*)"/g)) {
      const [address = '', id] = href.split('#');
      const [full = '', query] = address.split('?');
      const inside = full ? withoutBase(full, base) : page;
      const path = inside ?? full;
      const link = `${path}${query ? `?${query}` : ''}${id ? `#${id}` : ''}`;
      if (mistakes.has(link)) continue;
      const found = inside && ids.get(inside);
      const sentence = found
        ? id && !found.includes(id) && `Nothing on ${path} has the id “${id}”.`
        : inside === undefined
          ? `${path} is outside ${base}. Write withBase('${path}'), from src/lib/base.ts.`
          : !hasFile(path) && `No page and no file has the path “${path}”.${cureOf(path)}`;
      // A link is between quotes in TypeScript, and between parentheses in Markdown.
      if (sentence) mistakes.set(link, linesWith([`'${link}'`, `\`${link}\``, `(${link})`], page, content, sentence));
    }
  }
  return Array.from(mistakes.values()).flat();
}

/** A line for each place that has one of the texts, or for the page that shows it if its parts are put together elsewhere. */
function linesWith(texts: readonly string[], page: string, content: Site['content'], sentence: string): readonly string[] {
  const places = Array.from(content, ([file, text]) => {
    // An article can leave out its own path.
    const all = file.endsWith(`/articles${page}.md`) ? [...texts, ...texts.map((one) => one.replace(page, ''))] : texts;
    const lines = text.split('\n').entries();
    return Array.from(lines).flatMap(([index, line]) =>
      all.some((one) => line.includes(one)) ? [`${file}:${index + 1}: ${sentence}`] : [],
    );
  }).flat();
  return places.length ? places : [`${page}: ${sentence}`];
}
