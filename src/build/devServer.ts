/**
 * Vite plugin: the dev server renders each page on the server too, so that it shows the HTML of the build. Only the dev server has
 * the style guide at `/styleguide`.
 */
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { withoutBase } from '../lib/base.ts';
import { contentType } from './headers.ts';
import { fillTemplate, type ServerBundle } from './prerender.ts';
import type { RenderedPage } from './serverEntry';

const appEntry = '/src/app/main.tsx';
const styleguideEntry = '/src/styleguide/main.tsx';
const html = 'text/html;charset=utf-8';

export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    // Tests write their results there, and each file would reload the tested page.
    config: () => ({ server: { watch: { ignored: ['**/.cache/**'] } } }),
    configureServer(server) {
      // Vite runs a returned function after it has served its own files.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
            await respond(server, withoutBase(pathname, server.config.base) ?? pathname, response);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

async function respond(server: ViteDevServer, path: string, response: ServerResponse) {
  const send = (type: string, content: string | Buffer, status = 200) => response.writeHead(status, { 'Content-Type': type }).end(content);
  if (path === '/styleguide') {
    const { renderStyleguide } = await importLatest<typeof import('../styleguide/renderStyleguide')>(
      server,
      '/src/styleguide/renderStyleguide.tsx',
    );
    return send(html, await document(server, { path, ...renderStyleguide() }, styleguideEntry));
  }
  const bundle = await importLatest<ServerBundle>(server, '/src/build/serverEntry.ts');
  const write = bundle.pictures().get(path) ?? (await textFile(bundle, path));
  if (write) return send(contentType(extname(path).slice(1)) ?? 'text/plain;charset=utf-8', write());
  const page = await bundle.renderPage(path);
  return send(html, await document(server, page, appEntry), page.isFound ? 200 : 404);
}

/** Renders every page only for a file that may need all of them. */
async function textFile({ paths, renderPage, writeTextFiles }: ServerBundle, path: string): Promise<(() => string) | undefined> {
  if (!extname(path)) return undefined;
  const pages = await Promise.all(paths.map(async (page) => [page, (await renderPage(page)).app] as const));
  return writeTextFiles(new Map(pages)).get(path);
}

async function document(server: ViteDevServer, page: RenderedPage, entry: string): Promise<string> {
  const template = await readFile('index.html', 'utf8');
  if (!template.includes(appEntry)) throw new Error(`index.html must load ${appEntry}.`);
  return fillTemplate(await server.transformIndexHtml(page.path, template.replace(appEntry, entry)), page);
}

/** Runs the newest version of a module of the site. `path` starts with `/src/`. */
function importLatest<Exports>({ environments: { ssr } }: ViteDevServer, path: string): Promise<Exports> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The ssr environment is not runnable.');
  return ssr.runner.import(path);
}
