/** Vite plugin: serves `/styleguide` in the dev server only. It is not a route, so the build never contains it. */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { serverModule } from './serverModule.ts';
import { fillTemplate } from './template.ts';

const siteEntry = '/src/app/main.tsx';
const entry = '/src/styleguide/main.tsx';

export function styleguide(): Plugin {
  return {
    name: 'styleguide',
    apply: 'serve',
    // Before the devServer plugin, which answers every address.
    enforce: 'pre',
    // Tests write their results there, and each file would reload the page under test.
    config: () => ({ server: { watch: { ignored: ['**/.cache/**'] } } }),
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
          if (path !== '/styleguide') return next();
          try {
            const { render } = await serverModule<typeof import('../styleguide/serverEntry')>(server, '/src/styleguide/serverEntry.tsx');
            const template = await readFile('index.html', 'utf8');
            if (!template.includes(siteEntry)) throw new Error(`index.html must load ${siteEntry}.`);
            const html = await server.transformIndexHtml(path, template.replace(siteEntry, entry));
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(fillTemplate(html, { path, ...render() }));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
