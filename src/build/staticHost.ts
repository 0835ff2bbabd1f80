/**
 * Vite plugin: adds headers, compressed copies, and folder pages for static hosts to the published folder. It makes `vite preview`
 * behave like such a host.
 */
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, readdir } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { withBase, withoutBase } from '../lib/base.ts';
import { compress } from './compress.ts';
import { contentType, type Headers, headers, headersOf } from './headers.ts';
import { writeHostConfigs } from './hostConfigs.ts';
import { inlineScriptIn } from './inlineScript.ts';

export function staticHost(): Plugin {
  return {
    name: 'static-host',
    async buildApp({ config: { root, base, build } }) {
      const outDir = resolve(root, build.outDir);
      await writeHostConfigs(root, outDir, inlineScriptIn(outDir), base);
      await writeFolderPages(outDir);
      await compress(outDir);
    },
    configurePreviewServer(server) {
      const { base, root: project, build } = server.config;
      const root = resolve(project, build.outDir);
      // What every response has is set below, before sirv answers.
      const setFileHeaders = (response: ServerResponse, path: string) =>
        setHeaders(response, headersOf(path, {}), contentType(extname(path).slice(1)));
      // `dev` reads each file when it is requested, because a build may replace it while the server runs.
      const serve = sirv(root, { dev: true, brotli: true, gzip: true, setHeaders: setFileHeaders });

      server.middlewares.use((request, response) => {
        const [requested = '/', query] = (request.url ?? '/').split('?');
        const path = withoutBase(requested, base);
        // sirv defaults to `no-store`, which keeps pages out of the back/forward cache.
        setHeaders(response, headersOf('/', headers(inlineScriptIn(root))));

        const sendNotFound = () =>
          void response.writeHead(404, { 'Content-Type': contentType('html') }).end(readFileSync(join(root, '404.html')));

        if (!path || /^\/404(\.html)?$/.test(path)) return sendNotFound();

        const clean = withBase(path.replaceAll(/\/{2,}/g, '/').replace(/(\/index)?\.html$|\/$/, '') || '/', base);
        if (clean !== requested) {
          return void response.writeHead(308, { Location: query ? `${clean}?${query}` : clean }).end();
        }
        request.url = path;
        serve(request, response, sendNotFound);
      });
    },
  };
}

/** Some hosts look for `docs/index.html` before `docs.html`, because a folder with that name exists. */
async function writeFolderPages(outDir: string) {
  for (const name of await readdir(outDir, { recursive: true })) {
    const folder = join(outDir, name.slice(0, -extname(name).length));
    if (extname(name) === '.html' && existsSync(folder)) await copyFile(`${folder}.html`, join(folder, 'index.html'));
  }
}

function setHeaders(response: ServerResponse, fields: Headers, type?: string) {
  for (const [name, value] of Object.entries(fields)) response.setHeader(name, value);
  if (type) response.setHeader('Content-Type', type);
}
