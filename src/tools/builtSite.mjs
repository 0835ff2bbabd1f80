/** The site as it was built last, for tools that open its pages. */
import { readFileSync } from 'node:fs';
import { preview } from 'vite';

/** The paths of its pages, as its sitemap lists them. Throws when there is no build. */
export function builtPaths() {
  const addresses = readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g);
  return Array.from(addresses, ([, address = '']) => new URL(address).pathname);
}

/**
 * Serves a built site as a static host does, with headers, compressed copies and clean addresses, on any free port.
 * @param {string} [outDir] the folder of the site
 */
export async function serve(outDir = 'dist') {
  const server = await preview({ build: { outDir }, preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return { origin, close: () => server.close() };
}
