/** `sitemap.xml` and `robots.txt` for search engines. */
import { site } from '../content/site.ts';
import { withBase } from '../lib/base.ts';
import { routes } from '../routes.ts';

export function sitemap(base: string): string {
  const urls = routes.map(({ path }) => `  <url><loc>${site.origin}${withBase(path, base)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

export function robots(base: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}${withBase('/sitemap.xml', base)}\n`;
}
