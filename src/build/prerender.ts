/** Vite plugin: after the client and the server build, writes every route as a complete HTML file, and draws the pictures. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { notFound, routes } from '../routes.ts';
import { publishReport } from './auditReport.ts';
import { compress } from './compress.ts';
import { withDrawingSizes } from './drawingSize.ts';
import { firstScriptOf, inlineCodeIn } from './firstScript.ts';
import { headerTags } from './headers.ts';
import { writeHostFiles } from './hostFiles.ts';
import { pictures } from './pictures.ts';
import { publishIn } from './siteUrl.ts';
import { structuredDataTag } from './structuredData.ts';
import { fillTemplate } from './template.ts';
import { textFiles } from './textFiles.ts';

export function prerender(): Plugin {
  return {
    name: 'prerender',
    // The option as it was given. Vite adds a missing slash at its end, but not everywhere: `publishIn` refuses such a base.
    config: ({ base = '/' }) => publishIn(base),
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The client and the ssr environment must both be configured.');
      await builder.build(client);
      await builder.build(ssr);
      const { root, base } = builder.config;
      await writeSite(join(root, client.config.build.outDir), join(root, ssr.config.build.outDir), base);
    },
  };
}

async function writeSite(outDir: string, serverDir: string, base: string) {
  const entry: typeof import('../app/serverEntry') = await import(pathToFileURL(join(serverDir, 'serverEntry.js')).href);
  const fonts = (await readdir(join(outDir, 'assets'))).filter((file) => file.endsWith('.woff2'));
  const built = withStyleId(await readFile(join(outDir, 'index.html'), 'utf8'));
  const firstScript = firstScriptOf(built);
  const template = withHeaderTags(built, firstScript);

  const html = new Map<string, string>();
  for (const meta of [...routes, notFound]) {
    const { path } = meta;
    const page = await entry.render(path);
    const used = fonts.filter((file) => !file.includes('-mono-') || page.app.includes('<code'));
    const preloads = used.map(
      (file) => `<link rel="preload" href="${base}assets/${file}" as="font" type="font/woff2" crossorigin>`,
    );
    const head = [page.head, ...preloads, structuredDataTag(meta)].join('\n    ');
    const document = fillTemplate(template, { ...page, app: withDrawingSizes(page.app), head });
    if (firstScriptOf(document) !== firstScript) throw new Error(`${path} has another first script than the template.`);
    html.set(path, page.app);
    const file = join(outDir, path === '/' ? 'index.html' : `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, document);
  }

  const files = [
    ...Array.from(pictures(entry), ([path, draw]) => [path, () => draw().content] as const),
    ...textFiles(async (path) => html.get(path) ?? ''),
  ];
  for (const [path, write] of files) {
    const file = join(outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await write());
  }

  await writeHostFiles(outDir, inlineCodeIn(outDir), base);
  await publishReport(outDir);
  await writeFolderPages(outDir);
  await compress(outDir);
}

/** Right after the charset, and so before everything that the policy applies to. */
function withHeaderTags(template: string, firstScript: string): string {
  const [charset] = /<meta charset="[^"]*"[^>]*>/.exec(template) ?? [];
  if (!charset) throw new Error('index.html must name its charset first.');
  return template.replace(charset, () => `${charset}\n    ${headerTags(firstScript)}`);
}

/** A page such as /docs, which has a folder beside it, is written into that too: some hosts look there first. */
async function writeFolderPages(outDir: string) {
  for (const { path } of routes) {
    const folder = join(outDir, path);
    if (path !== '/' && existsSync(folder)) await copyFile(`${folder}.html`, join(folder, 'index.html'));
  }
}

/** React Aria injects a <style>, which the policy blocks, unless an element has this id. base.css contains the rule. */
function withStyleId(template: string): string {
  const link = '<link rel="stylesheet"';
  if (!template.includes(link)) throw new Error('The build has no stylesheet link.');
  return template.replace(link, '<link id="react-aria-pressable-style" rel="stylesheet"');
}
