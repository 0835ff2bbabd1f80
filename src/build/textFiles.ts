/** The files of the site that are text and no pages, for tools and for readers without a browser. Each is written on demand. */
import { manifestPath, markdownPath, openApiPath, searchIndexPath } from '../content/twins.ts';
import { feeds } from './feeds.ts';
import { llms } from './llms.ts';
import { manifest } from './manifest.ts';
import { openApi } from './openApi.ts';
import { pageMarkdown } from './pageMarkdown.ts';
import type { PageWords } from './pageWords.ts';
import { searchedPages } from './searchIndex.ts';
import { securityTxt, securityTxtPath } from './securityTxt.ts';
import { robots, sitemap } from './sitemap.ts';

/** Every such file by its address. `pages` has the words of every page, by its path. */
export function textFiles(pages: ReadonlyMap<string, PageWords>): ReadonlyMap<string, () => string> {
  return new Map([
    ...Array.from(pages, ([path, words]) => [markdownPath(path), () => pageMarkdown(words, path)] as const),
    ...feeds(),
    [openApiPath, () => `${JSON.stringify(openApi(), null, 2)}\n`],
    [searchIndexPath, () => JSON.stringify(searchedPages(pages))],
    ['/llms.txt', llms],
    [manifestPath, manifest],
    [securityTxtPath, securityTxt],
    ['/sitemap.xml', sitemap],
    ['/robots.txt', robots],
  ]);
}
