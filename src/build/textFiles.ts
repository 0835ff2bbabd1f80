/** Writes the text files besides pages, on demand. */
import { markdownPath, openApiPath, searchIndexPath } from '../content/outputPaths.ts';
import { feeds } from './feeds.ts';
import { llms } from './llms.ts';
import { openApi } from './openApi.ts';
import { pageMarkdown } from './pageMarkdown.ts';
import type { PageContent } from './pageContent.ts';
import { searchedPages } from './searchIndex.ts';
import { securityTxt, securityTxtPath } from './securityTxt.ts';
import { robots, sitemap } from './sitemap.ts';

/** Maps the path of each file to a function that writes it. `pages` maps paths to content. */
export function textFiles(pages: ReadonlyMap<string, PageContent>): ReadonlyMap<string, () => string> {
  return new Map([
    ...Array.from(pages, ([path, content]) => [markdownPath(path), () => pageMarkdown(content, path)] as const),
    ...feeds(),
    [openApiPath, () => `${JSON.stringify(openApi(), null, 2)}\n`],
    [searchIndexPath, () => JSON.stringify(searchedPages(pages))],
    ['/llms.txt', llms],
    [securityTxtPath, securityTxt],
    ['/sitemap.xml', sitemap],
    ['/robots.txt', robots],
  ]);
}
