/** Tests that the preview server sends the same as static hosts should. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { inlineScriptIn } from './inlineScript';
import { contentType, headers, headersOf } from './headers';
import { notFoundPage } from '../content/pages/notFound';
import { routes } from '../content/routes';
import { openPage } from '../../a11y/openPage';
import { expect, test } from '../../a11y/test';

const dist = join(import.meta.dirname, '../../dist');
/** Returns the headers of every page. It is a function, because this file loads before the build exists. */
const securityHeaders = () => headers(inlineScriptIn(dist));

test('every page and every kind of file has its content type and its headers, as _headers says', async ({ request }) => {
  const { 'Content-Security-Policy': policy } = securityHeaders();
  expect(readFileSync(join(dist, '_headers'), 'utf8')).toContain(
    `/*\n  ! Access-Control-Allow-Origin\n  Content-Security-Policy: ${policy}\n`,
  );
  const kinds = new Map(builtFiles().map((file) => [`${file.split('/')[0]} ${extname(file)}`, `/${file}`]));
  for (const path of [...kinds.values(), ...routes.map((route) => route.path), '/no-such-page']) {
    const sent = (await request.get(path)).headers();
    const expected = { ...headersOf(path, securityHeaders()), 'Content-Type': contentType(extname(path).slice(1) || 'html') };
    for (const [name, value] of Object.entries(expected)) expect.soft(sent[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    if (!('Access-Control-Allow-Origin' in expected)) expect.soft(sent['access-control-allow-origin'], path).toBeUndefined();
  }
});

test('an unknown URL gets status 404 and the 404 page', async ({ request }) => {
  for (const url of ['/nope', '/docs/nope', '/assets/nope.js', '/..%2f..%2fpackage.json', '/%E0%A4%A']) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(404);
    expect(await response.text(), url).toContain(notFoundPage.heading);
  }
});

test('files that a browser shows alone violate no policy, and the tags of a page enforce it on hosts without headers', async ({
  page,
  consoleErrors,
}) => {
  for (const path of ['/favicon.svg', '/sitemap.xml', '/robots.txt']) await page.goto(path);
  await page.route('**/terms', async (route) => route.fulfill({ contentType: 'text/html', path: join(dist, 'terms.html') }));
  await openPage(page, '/terms');
  expect(consoleErrors).toEqual([]);
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => consoleErrors).not.toEqual([]);
  for (const error of consoleErrors.splice(0)) expect(error).toContain("style-src 'self'");
});

/** Every file except pages, compressed copies, and files for hosts. */
function builtFiles(): readonly string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => extname(name) && !/\.(br|gz|html)$|^vercel/.test(name));
}
