/** Vite plugin: makes `vite preview` behave as a static host does: clean addresses, real 404s, our headers, compressed files. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
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

        const clean = cleanAddress(root, path);
        // `//host` would be read as another site's address.
        if (clean !== path && path !== '/404.html' && !clean.startsWith('//')) {
          response.writeHead(308, { Location: query ? `${clean}?${query}` : clean }).end();
          return;
        }

        // Never decoded: route files have plain names, and an encoded `..` must not climb out of the folder.
        const page = path.endsWith('/') ? `${path}index.html` : `${path}.html`;
        const isPage = !path.includes('..') && existsSync(join(root, page));
        const [status, file] = isPage ? [200, page] : isFile(root, path) ? [200, path] : [404, '/404.html'];
        const copy = compressed(join(root, file), request.headers['accept-encoding'] ?? '');
        if (!copy && status === 200) {
          request.url = file;
          next();
          return;
        }
        const { content, encoding } = copy ?? { content: readFileSync(join(root, file)) };
        response.writeHead(status, {
          'Content-Type': types[extname(file)],
          'Content-Length': content.length,
          ...(encoding && { 'Content-Encoding': encoding }),
          Vary: 'Accept-Encoding',
        });
        response.end(request.method === 'HEAD' ? undefined : content);
      });
    },
  };
}

/** Without `.html`, and with a slash at the end only where a folder has a page of its own: its relative links count on it. */
function cleanAddress(root: string, path: string): string {
  const clean = path.replace(/(\/index)?\.html$|\/+$/, '');
  const isFolder = !clean.includes('..') && existsSync(join(root, clean, 'index.html'));
  return isFolder ? `${clean}/` : clean;
}

/** The copy that the build has made and the browser understands, if there is one. */
function compressed(file: string, accepted: string) {
  for (const [encoding, suffix] of [['br', '.br'], ['gzip', '.gz']] as const) {
    if (accepted.includes(encoding) && existsSync(file + suffix)) return { encoding, content: readFileSync(file + suffix) };
  }
  return undefined;
}

/** Of the files that are compressed. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.yaml': 'application/yaml',
  '.csv': 'text/csv; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
};

function isFile(root: string, path: string): boolean {
  return /^\/[\w./-]+\.\w+$/.test(path) && !path.includes('..') && existsSync(join(root, path));
}
