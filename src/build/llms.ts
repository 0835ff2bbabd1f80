/** Writes `llms.txt`, which lists the pages for language models with links to their Markdown (llmstxt.org). */
import { openApi } from '../content/facts/openApi.ts';
import { sections } from '../content/facts/sections.ts';
import { site } from '../content/site.ts';
import { markdownPath, openApiPath, siteUrl } from '../content/outputPaths.ts';
import { docsPages, type Route, type Path, routeAt, routes } from '../content/routes.ts';
import { accountPaths, articlePages, headerPaths } from '../content/siteRoutes.ts';

const main: readonly Path[] = ['/', ...headerPaths, ...articlePages.map(({ path }) => path)];
const account: readonly Path[] = accountPaths;

export function llms(): string {
  const pages = routes.filter((route) => !docsPages.includes(route));
  const rest = pages.filter(({ path }) => !main.includes(path) && !account.includes(path));
  return (
    [
      `# ${site.name}`,
      `> ${site.slogan} ${routeAt('/').description}`,
      group(sections.docs, [...docsPages.map(pageLine), line(openApi.title, openApiPath, openApi.file)]),
      group(sections.product, pages.filter(({ path }) => main.includes(path)).map(pageLine)),
      group(sections.help, rest.map(pageLine)),
      // llmstxt.org defines this name for pages that may be skipped.
      group('Optional', pages.filter(({ path }) => account.includes(path)).map(pageLine)),
    ].join('\n\n') + '\n'
  );
}

function group(heading: string, lines: readonly string[]): string {
  return `## ${heading}\n\n${lines.join('\n')}`;
}

function pageLine({ label, path, description }: Route): string {
  return line(label, markdownPath(path), description);
}

function line(text: string, path: string, description: string): string {
  return `- [${text}](${siteUrl(path)}): ${description}`;
}
