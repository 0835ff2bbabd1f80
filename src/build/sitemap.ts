/** `sitemap.xml` and `robots.txt` for search engines. */
import { site } from '../content/site.ts';
import { routes } from '../routes.ts';

export function sitemap(): string {
  const urls = routes.map(({ path }) => `  <url><loc>${new URL(path, site.origin)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`;
}
