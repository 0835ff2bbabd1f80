/** Vite plugin: the dev server renders each page on the server too, so that what you see is what the build writes. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Plugin } from 'vite';
import { withoutBase } from '../lib/base.ts';
import { matchPath } from '../routes.ts';
import { contentType } from './headers.ts';
import { pictures } from './pictures.ts';
import { serverModule } from './serverModule.ts';
import { structuredDataTag } from './structuredData.ts';
import { fillTemplate } from './template.ts';
import { textFiles } from './textFiles.ts';

export function devServer(): Plugin {
  return {
    name: 'dev-server',
    configureServer(server) {
      // Returned, so that it runs after Vite has served its own files.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
            const path = withoutBase(pathname, server.config.base) ?? pathname;
            const entry = await serverModule<typeof import('../app/serverEntry')>(server, '/src/app/serverEntry.tsx');
            const picture = pictures(entry).get(path)?.();
            if (picture) {
              response.setHeader('Content-Type', picture.type);
              response.end(picture.content);
              return;
            }
            const write = textFiles(async (page) => (await entry.render(page)).app).get(path);
            if (write) {
              response.setHeader('Content-Type', contentType(extname(path).slice(1)) ?? 'text/plain;charset=utf-8');
              response.end(await write());
              return;
            }
            const template = await server.transformIndexHtml(pathname, await readFile('index.html', 'utf8'));
            const page = await entry.render(path);
            response.statusCode = page.isFound ? 200 : 404;
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            const head = page.head + structuredDataTag(matchPath(path));
            response.end(fillTemplate(template, { ...page, head }));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
