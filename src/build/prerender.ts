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
import { firstScriptOf } from './firstScript.ts';
import { headersFile } from './headers.ts';
import { pictures } from './pictures.ts';
import { robots, sitemap } from './sitemap.ts';
import { fillTemplate } from './template.ts';

export function prerender(): Plugin {
  return {
    name: 'prerender',
    configResolved({ base }) {
      if (!/^\/([\w.-]+\/)*$/.test(base)) throw new Error(`--base must be a folder of the host, such as /hub/, and not "${base}".`);
    },
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
  const entry: typeof import('../serverEntry') = await import(pathToFileURL(join(serverDir, 'serverEntry.js')).href);
  const fonts = (await readdir(join(outDir, 'assets'))).filter((file) => file.endsWith('.woff2'));
  const template = withStyleId(await readFile(join(outDir, 'index.html'), 'utf8'));
  const firstScript = firstScriptOf(template);

  for (const { path } of [...routes, notFound]) {
    const page = await entry.render(path);
    const used = fonts.filter((file) => !file.includes('-mono-') || page.app.includes('<code'));
    const preloads = used.map(
      (file) => `<link rel="preload" href="${base}assets/${file}" as="font" type="font/woff2" crossorigin>`,
    );
    const html = fillTemplate(template, { ...page, app: withDrawingSizes(page.app), head: [page.head, ...preloads].join('\n    ') });
    if (firstScriptOf(html) !== firstScript) throw new Error(`${path} has another first script than the template.`);
    const file = join(outDir, path === '/' ? 'index.html' : `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }

  for (const [path, draw] of pictures(entry)) {
    const file = join(outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, draw().content);
  }

  await writeFile(join(outDir, '_headers'), headersFile(firstScript));
  await writeFile(join(outDir, 'sitemap.xml'), sitemap(base));
  await writeFile(join(outDir, 'robots.txt'), robots(base));
  await publishReport(outDir);
  await writeFolderPages(outDir);
  await compress(outDir);
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
