/** Gives tools access to the last build. */
import { existsSync, readFileSync } from 'node:fs';
import { preview } from 'vite';

/**
 * The paths of the named pages, or of all in the build: the sitemap lacks two. A name needs no slash, because Git Bash makes `/pricing` a
 * path of Windows. Ends the program if the build, or a page, is missing.
 * @param {string[]} names
 */
export function builtPaths(names) {
  const sitemap = existsSync('dist/sitemap.xml') ? readFileSync('dist/sitemap.xml', 'utf8') : '';
  const built = [...Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => new URL(url).pathname), '/search', '/404'];
  const paths = names.map((name) => `/${name.replace(/^\/|\/$/g, '')}`);
  const missing = paths.find((path) => !built.includes(path));
  if (sitemap && !missing) return names.length ? paths : built;
  console.error(sitemap ? `The build has no page ${missing}.` : 'There is no build: run npm run build first.');
  process.exit(1);
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
