/**
 * Vite plugin: builds client and server, and writes every route as a complete HTML file with the inline script, and then the files besides
 * pages. As a file, the inline script would be requested before the first paint, and the page would stay blank if it never arrived.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { site } from '../content/site.ts';
import { Mistake } from '../lib/mistake.ts';
import { inParallel, write } from './compress.ts';
import { headerTags } from './headers.ts';
import { compileInlineScript, inlineScriptOf, inlineScriptSource, inlineScriptTag } from './inlineScript.ts';
import { pageModules } from './pageModules.ts';
import { publishedReport } from './publishedReport.ts';
import type { RenderedPage } from './serverEntry';

export type ServerBundle = typeof import('./serverEntry');

/**
 * As the first line of a script, it makes V8 compile all functions while the script downloads, and not each one in the middle of hydration
 * (https://v8.dev/blog/explicit-compile-hints).
 */
const compileHint = '//# allFunctionsCalledOnLoad';
const marker = '<!--inline-script-->';

/** Adds the HTML of each page to `pages`, for the plugins that read it. */
export function prerender(pages: Map<string, string>): Plugin {
  let chunks: readonly Rolldown.OutputChunk[] = [];
  return {
    name: 'prerender',
    // One instance for all environments, so that `buildApp` knows the chunks of the client.
    sharedDuringBuild: true,
    config({ base = '/' }, { command }) {
      // The option as it was given, because Vite does not always add a missing trailing slash. `checkBase` rejects such a base.
      checkBase(base);
      // Vite would publish the development build of React if a shell sets `NODE_ENV=development`.
      if (command === 'build') process.env.NODE_ENV = 'production';
    },
    transformIndexHtml: {
      // Runs after the bundle is generated, when file names are known.
      order: 'post',
      async handler(template, { server }) {
        const html = fillMarker(template, '<!--language-->', site.language);
        if (server) return fillMarker(html, marker, `<script type="module" src="/${inlineScriptSource}"></script>`);
        return withInlineScript(html, await compileInlineScript());
      },
    },
    generateBundle: {
      // Vite adds a line before a banner.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        for (const chunk of chunks) chunk.code = `${compileHint}\n${chunk.code}`;
      },
    },
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The client and the ssr environment must both be configured.');
      await Promise.all([builder.build(client), builder.build(ssr)]);
      await writeSite(builder.config, chunks, pages);
    },
  };
}

/** The inline script imports the app later, so that the app does not delay the first paint. */
function withInlineScript(html: string, code: string): string {
  const [appScript] = /\s*<script type="module"[^>]* src="[^"]+"><\/script>/.exec(html) ?? [];
  const [stylesheet] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
  if (!appScript || !stylesheet) throw new Error('The built index.html has no module script or no stylesheet.');
  // With `crossorigin`, browsers refuse the stylesheet of a page that a visitor has saved.
  const saved = stylesheet.replace(' crossorigin', '');
  // A script waits for a stylesheet before it. Browsers request what follows a script or the tag of a policy late, when they have read it.
  const preload = saved.replace('rel="stylesheet"', 'rel="preload" as="style"');
  const rest = html
    .replace(stylesheet, saved)
    .replace(appScript, '')
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');
  return fillMarker(fillMarker(rest, '<!--preload-->', preload), marker, inlineScriptTag(code));
}

async function writeSite(
  { root, base, build, environments }: ResolvedConfig,
  chunks: readonly Rolldown.OutputChunk[],
  pages: Map<string, string>,
) {
  const outDir = resolve(root, build.outDir);
  const bundle = pathToFileURL(join(root, environments.ssr?.build.outDir ?? '', '/'));
  const { paths, renderPage, writeTextFiles }: ServerBundle = await import(/* @vite-ignore */ new URL('serverEntry.js', bundle).href);
  const built = await readFile(join(outDir, 'index.html'), 'utf8');
  const inlineScript = inlineScriptOf(built);
  const template = fillMarker(built, '<!--headers-->', headerTags(inlineScript));

  const modulesOf = pageModules(chunks, root);
  // Mistakes are listed in this order.
  for (const path of paths) pages.set(path, '');
  const writePage = async (path: string) => {
    const page = await renderPage(path);
    const modules = modulesOf(page.sources).map((file) => base + file);
    const document = fillTemplate(template.replace('data-modules=""', `data-modules="${modules.join(' ')}"`), page);
    if (inlineScriptOf(document) !== inlineScript) throw new Error(`${path} has another inline script than the template.`);
    pages.set(path, document);
    await write(join(outDir, path === '/' ? 'index.html' : `${path}.html`), document);
  };
  const writePages = async () => {
    await inParallel(paths, writePage);
    await inParallel(writeTextFiles(pages), ([path, text]) => write(join(outDir, path), text()));
  };
  await Promise.all([writePages(), once(new Worker(new URL('writePictures.js', bundle), { workerData: outDir }), 'exit')]);
  if (existsSync(publishedReport)) await cp(publishedReport, outDir, { recursive: true });
}

/** Throws unless the template has each marker once, because the page would be published without its content. */
export function fillTemplate(template: string, page: RenderedPage): string {
  const named = fillMarker(template, '<!--page-->', page.path);
  return fillMarker(fillMarker(named, '<!--head-->', page.head), '<!--app-->', page.app);
}

/** Puts a value in the place of a marker. Throws unless it is there once. */
function fillMarker(html: string, marker: string, value: string): string {
  if (html.split(marker).length !== 2) throw new Mistake(`index.html must have ${marker} exactly once.`);
  // A function, because `$&` has a meaning in a replacement string, and code samples may contain it.
  return html.replace(marker, () => value);
}

/**
 * Checks the option `--base`, the folder of the host that contains the site.
 * @throws if `base` is no such folder; Vite reads `--base` without a value as "true"
 */
export function checkBase(base: string): void {
  if (!/^\/([\w-][\w.-]*\/)*$/.test(base)) {
    throw new Mistake(`--base must be a folder of the host with a slash before and after it, such as /hub/, and not "${base}".`);
  }
}
