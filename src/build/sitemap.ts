/** Writes `sitemap.xml` and `robots.txt` for search engines. */
import { unlisted } from '../content/outputPaths.ts';
import { routes } from '../content/routes.ts';
import { siteUrl } from './siteUrl.ts';

export function sitemap(): string {
  const urls = routes.filter(({ id }) => !unlisted.includes(id)).map(({ path }) => `  <url><loc>${siteUrl(path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet type="text/css" href="${new URL(siteUrl('/xml.css')).pathname}"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl('/sitemap.xml')}\n`;
}
