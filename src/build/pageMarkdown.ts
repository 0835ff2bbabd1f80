/** Writes a page as Markdown with the same text. */
import { toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { PageContent, Root } from './pageContent.ts';
import { llmsPath, siteUrl } from '../content/outputPaths.ts';

export function pageMarkdown(content: PageContent, path: string): string {
  const root: Root = { type: 'root', children: [...content] };
  const markdown = toMarkdown(toMdast(root) as Parameters<typeof toMarkdown>[0], {
    bullet: '-',
    listItemIndent: 'one',
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  });
  return `> <${siteUrl(path)}> as Markdown. Read <${siteUrl(llmsPath)}> first.\n\n${markdown}`;
}
