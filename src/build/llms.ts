/** Writes `llms.txt`, which lists the pages for language models with links to their Markdown (llmstxt.org). */
import { isDemo } from '../content/facts/connections.ts';
import { openApi } from '../content/facts/openApi.ts';
import { sections } from '../content/facts/sections.ts';
import { sampleTag } from '../content/interface.ts';
import { site } from '../content/site.ts';
import { markdownPath, openApiPath, siteUrl } from '../content/outputPaths.ts';
import { pageGroups } from '../content/pageGroups.ts';
import { type Route, routeAt } from '../content/routes.ts';

const demo = `This site is a demonstration: it has no accounts, and ${site.apiHost} doesn’t answer. Text marked “${sampleTag.text}” is made up.`;

export function llms(): string {
  const { product, docs, account, help } = pageGroups;
  return (
    [
      `# ${site.name}`,
      `> ${site.slogan} ${routeAt('/').description}`,
      ...(isDemo ? [demo] : []),
      group(sections.docs, [...docs.map(pageLine), line(openApi.title, openApiPath, openApi.file)]),
      group(sections.product, product.map(pageLine)),
      group(sections.help, help.map(pageLine)),
      // llmstxt.org defines this name for pages that may be skipped.
      group('Optional', account.map(pageLine)),
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
