/**
 * Vite plugin: the dev server renders each page on the server too, so that what you see is what the build writes. It alone has the style
 * guide, at `/styleguide`, which is no route: the build never contains it.
 */
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { withoutBase } from '../lib/base.ts';
import { matchPath, routes } from '../routes.ts';
import { contentType } from './headers.ts';
import { pageWords } from './pageWords.ts';
import { pictures } from './pictures.ts';
import type { ServerBundle } from './serverBundle.ts';
import { structuredDataTag } from './structuredData.ts';
import { fillTemplate, type RenderedPage } from './template.ts';
import { textFiles } from './textFiles.ts';

const appEntry = '/src/app/main.tsx';
const styleguideEntry = '/src/styleguide/main.tsx';
const html = 'text/html;charset=utf-8';

export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    // Tests write their results there, and each file would reload the page under test.
    config: () => ({ server: { watch: { ignored: ['**/.cache/**'] } } }),
    configureServer(server) {
      // Returned, so that it runs after Vite has served its own files.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
            await answer(server, withoutBase(pathname, server.config.base) ?? pathname, response);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

async function answer(server: ViteDevServer, path: string, response: ServerResponse) {
  const send = (type: string, content: string | Buffer, status = 200) => response.writeHead(status, { 'Content-Type': type }).end(content);
  if (path === '/styleguide') {
    const { render } = await importNow<typeof import('../styleguide/serverEntry')>(server, '/src/styleguide/serverEntry.tsx');
    return send(html, await document(server, { path, ...render() }, styleguideEntry));
  }
  const bundle = await importNow<ServerBundle>(server, '/src/app/serverEntry.tsx');
  const picture = pictures(bundle).get(path)?.();
  if (picture) return send(picture.type, picture.content);
  const write = await textFile(bundle, path);
  if (write) return send(contentType(extname(path).slice(1)) ?? 'text/plain;charset=utf-8', write());
  const page = await bundle.render(path);
  return send(html, await document(server, { ...page, head: page.head + structuredDataTag(matchPath(path)) }, appEntry), page.isFound ? 200 : 404);
}

/** The function that writes the text file at `path`. Renders every page only for a file that may need them. */
async function textFile({ render }: ServerBundle, path: string): Promise<(() => string) | undefined> {
  if (!extname(path)) return undefined;
  const words = await Promise.all(routes.map(async (route) => [route.path, pageWords((await render(route.path)).app, route.path)] as const));
  return textFiles(new Map(words)).get(path);
}

async function document(server: ViteDevServer, page: RenderedPage, entry: string): Promise<string> {
  const template = await readFile('index.html', 'utf8');
  if (!template.includes(appEntry)) throw new Error(`index.html must load ${appEntry}.`);
  return fillTemplate(await server.transformIndexHtml(page.path, template.replace(appEntry, entry)), page);
}

/** Runs a module of the site in its newest version, and returns its exports. `path` begins with `/src/`. */
function importNow<Exports>({ environments: { ssr } }: ViteDevServer, path: string): Promise<Exports> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The ssr environment is not runnable.');
  return ssr.runner.import(path);
}
