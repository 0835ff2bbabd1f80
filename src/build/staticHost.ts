/** Vite plugin: makes `vite preview` behave as a static host does: clean addresses, real 404s, our headers. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { assetHeaders, headers } from './headers.ts';

export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer(server) {
      const root = join(server.config.root, server.config.build.outDir);
      server.middlewares.use((request, response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?');
        const isAsset = path.startsWith('/assets/');
        for (const [name, value] of Object.entries({ ...headers, ...(isAsset ? assetHeaders : {}) })) {
          response.setHeader(name, value);
        }

        const clean = path.replace(/(\/index)?\.html$|\/+$/, '') || '/';
        // `//host` would be read as another site's address.
        if (clean !== path && path !== '/404.html' && !clean.startsWith('//')) {
          response.writeHead(308, { Location: query ? `${clean}?${query}` : clean }).end();
          return;
        }

        // Never decoded: route files have plain names, and an encoded `..` must not climb out of the folder.
        const page = path === '/' ? '/index.html' : `${path}.html`;
        if (!path.includes('..') && existsSync(join(root, page))) request.url = page;
        else if (!isFile(root, path)) {
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
          response.end(readFileSync(join(root, '404.html')));
          return;
        }
        next();
      });
    },
  };
}

function isFile(root: string, path: string): boolean {
  return /^\/[\w./-]+\.\w+$/.test(path) && !path.includes('..') && existsSync(join(root, path));
}
