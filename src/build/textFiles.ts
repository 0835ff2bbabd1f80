/** Writes the text files besides pages, on demand. */
import { readFileSync } from 'node:fs';
import { downloads, llmsPath, markdownPath, openApiPath, searchIndexPath, siteUrl, unlisted } from '../content/outputPaths.ts';
import { routes } from '../content/routes.ts';
import { site } from '../content/site.ts';
import { builtOn, feeds, xmlStart } from './feeds.ts';
import { fillNames } from './highlight.ts';
import { llms } from './llms.ts';
import { openApi } from './openApi.ts';
import { pageMarkdown } from './pageMarkdown.ts';
import type { PageContent } from './pageContent.ts';
import { searchedPages } from './searchIndex.ts';

export const securityTxtPath = '/.well-known/security.txt';

/** Maps the path of each file to a function that writes it. `pages` maps paths to content. */
export function textFiles(pages: ReadonlyMap<string, PageContent>): ReadonlyMap<string, () => string> {
  return new Map([
    ...Array.from(pages, ([path, content]) => [markdownPath(path), () => pageMarkdown(content, path)] as const),
    ...feeds(),
    ...downloads.map((path) => [path, () => fillNames(readFileSync(`src/content${path}`, 'utf8'))] as const),
    [openApiPath, () => `${JSON.stringify(openApi(), null, 2)}\n`],
    [searchIndexPath, () => JSON.stringify(searchedPages(pages))],
    [llmsPath, llms],
    [securityTxtPath, securityTxt],
    ['/sitemap.xml', sitemap],
    ['/robots.txt', () => `# Language models: ${siteUrl(llmsPath)}\nUser-agent: *\nAllow: /\n\nSitemap: ${siteUrl('/sitemap.xml')}\n`],
  ]);
}

/** Days until the file expires without a new build. The RFC recommends less than a year. */
const validDays = 180;

/** The contact for vulnerabilities (RFC 9116). */
function securityTxt(): string {
  const expires = builtOn();
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return `Contact: mailto:${site.supportEmail}
Contact: ${siteUrl('/contact')}
Expires: ${expires.toISOString()}
Preferred-Languages: ${site.language}
Canonical: ${siteUrl(securityTxtPath)}
`;
}

/** For search engines, as is `robots.txt`. */
function sitemap(): string {
  const urls = routes.filter(({ path }) => !unlisted.includes(path)).map(({ path }) => `  <url><loc>${siteUrl(path)}</loc></url>`);
  return `${xmlStart}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
