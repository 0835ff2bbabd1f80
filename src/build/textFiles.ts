/** The files of the site that are text and no pages, for tools and for readers without a browser. Each is written on demand. */
import { manifestPath, markdownModulePath, markdownPath, openApiPath, searchIndexPath } from '../content/twins.ts';
import { docsPages, routes } from '../routes.ts';
import { feeds } from './feeds.ts';
import { llms } from './llms.ts';
import { manifest } from './manifest.ts';
import { openApi } from './openApi.ts';
import { pageMarkdown } from './pageMarkdown.ts';
import { searchModule } from './searchIndex.ts';
import { securityTxt, securityTxtPath } from './securityTxt.ts';
import { robots, sitemap } from './sitemap.ts';

type Write = () => string | Promise<string>;

/** Every such file by its address. `htmlOf` gives the HTML of the page at a path. */
export function textFiles(htmlOf: (path: string) => Promise<string>): ReadonlyMap<string, Write> {
  const markdown = async (path: string) => pageMarkdown(await htmlOf(path), path);
  return new Map<string, Write>([
    ...routes.map(({ path }): [string, Write] => [markdownPath(path), () => markdown(path)]),
    ...docsPages.map(({ path }): [string, Write] => [markdownModulePath(path), async () => `export default ${JSON.stringify(await markdown(path))};\n`]),
    ...feeds(),
    [openApiPath, () => `${JSON.stringify(openApi(), null, 2)}\n`],
    [searchIndexPath, () => searchModule(htmlOf)],
    ['/llms.txt', llms],
    [manifestPath, manifest],
    [securityTxtPath, securityTxt],
    ['/sitemap.xml', sitemap],
    ['/robots.txt', robots],
  ]);
}
