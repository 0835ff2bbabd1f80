/**
 * Vite plugin: builds client and server, and writes every route as a complete HTML file with the inline script. As a file, that script
 * would be requested before the first paint, and the page would stay blank if it never arrived.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { headerTags } from './headers.ts';
import { compileInlineScript, inlineScriptOf, inlineScriptSource, inlineScriptTag } from './inlineScript.ts';
import { pageModules } from './pageModules.ts';
import { serverBundle } from './serverBundle.ts';
import { checkBase } from './siteUrl.ts';
import { fillMarker, fillTemplate } from './template.ts';
import { Mistake } from '../lib/mistake.ts';

const marker = '<!--inline-script-->';

/** Adds the HTML of each page to `pages`, for the plugins that read it. */
export function prerender(pages: Map<string, string>): Plugin {
  let chunks: readonly Rolldown.OutputChunk[] = [];
  return {
    name: 'prerender',
    // One instance for all environments, so that `buildApp` knows the chunks of the client.
    sharedDuringBuild: true,
    // The option as it was given, because Vite does not always add a missing trailing slash. `checkBase` rejects such a base.
    config: ({ base = '/' }) => checkBase(base),
    transformIndexHtml: {
      // Runs after the bundle is generated, when file names are known.
      order: 'post',
      async handler(html, { server }) {
        if (server) return fillMarker(html, marker, `<script type="module" src="/${inlineScriptSource}"></script>`);
        return withInlineScript(html, await compileInlineScript());
      },
    },
    generateBundle(_, bundle) {
      if (this.environment.name === 'client') chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    },
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The client and the ssr environment must both be configured.');
      await builder.build(client);
      await builder.build(ssr);
      await writePages(builder.config, chunks, pages);
    },
  };
}

/** The inline script imports the app later, so that the app does not delay the first paint. */
function withInlineScript(html: string, code: string): string {
  const [appScript, app = ''] = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html) ?? [];
  const [stylesheet] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
  if (!appScript || !stylesheet) throw new Error('The built index.html has no module script or no stylesheet.');
  // A script waits for a stylesheet before it, and the browser requests a stylesheet after a script only when the script has run.
  const preload = stylesheet.replace('rel="stylesheet"', 'rel="preload" as="style"');
  const rest = html.replace(appScript, '').replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');
  return fillMarker(rest, marker, `${preload}\n    ${inlineScriptTag(code, app)}`);
}

async function writePages(config: ResolvedConfig, chunks: readonly Rolldown.OutputChunk[], pages: Map<string, string>) {
  const outDir = join(config.root, config.build.outDir);
  const { paths, renderPage } = await serverBundle(config);
  const built = await readFile(join(outDir, 'index.html'), 'utf8');
  const inlineScript = inlineScriptOf(built);
  const template = withHeaderTags(built, inlineScript);

  for (const path of paths) {
    const page = await renderPage(path);
    const modules = pageModules(page.sources, chunks, config.root).map((file) => config.base + file);
    const document = fillTemplate(template.replace('data-modules=""', `data-modules="${modules.join(' ')}"`), page);
    if (inlineScriptOf(document) !== inlineScript) throw new Error(`${path} has another inline script than the template.`);
    pages.set(path, document);
    const file = join(outDir, path === '/' ? 'index.html' : `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, document);
  }
}

/** The policy comes right after the charset, before everything that it applies to. */
function withHeaderTags(template: string, inlineScript: string): string {
  const [charset] = /<meta charset="[^"]*"[^>]*>/.exec(template) ?? [];
  if (!charset) throw new Mistake('index.html must name its charset first.');
  return template.replace(charset, () => `${charset}\n    ${headerTags(inlineScript)}`);
}
