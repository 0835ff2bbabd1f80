/** The Markdown twin of a page: it says what the page says. */
import { toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { PageWords, Root } from './pageWords.ts';
import { siteUrl } from './siteUrl.ts';

export function pageMarkdown(words: PageWords, path: string): string {
  const text: Root = { type: 'root', children: [...words] };
  const markdown = toMarkdown(toMdast(text) as Parameters<typeof toMarkdown>[0], {
    bullet: '-',
    listItemIndent: 'one',
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  });
  return `${markdown}\n<${siteUrl(path)}>\n`;
}
