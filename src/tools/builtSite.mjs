/** Gives tools access to the last build. */
import { readFileSync } from 'node:fs';
import { preview } from 'vite';

/** Returns the paths in the sitemap of the build. Throws if there is no build. */
export function builtPaths() {
  const locations = readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g);
  return Array.from(locations, ([, url = '']) => new URL(url).pathname);
}

/**
 * Serves a built site like a static host, with headers, compressed copies, and clean URLs, on any free port.
 * @param {string} [outDir] the folder of the site
 */
export async function serve(outDir = 'dist') {
  const server = await preview({ build: { outDir }, preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return { origin, close: () => server.close() };
}
