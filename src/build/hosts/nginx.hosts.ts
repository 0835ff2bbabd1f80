/** Tests the built site on nginx, at the root of a host and in a folder. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test as playwright } from '@playwright/test';
import { inlineScriptIn } from '../inlineScript';
import { contentType, headers, headersOf } from '../headers';
import { hostConfigs } from '../hostConfigs';
import { withBase } from '../../lib/base';
import { routes } from '../../content/routes';
import { notFound } from '../../content/siteRoutes';
import { buildOther } from '../otherBuild';
import { startNginx } from './nginx';

const root = join(import.meta.dirname, '../../..');

const test = playwright.extend<Record<never, never>, { readonly base: string; readonly nginx: Record<'folder' | 'origin', string> }>({
  /** The folder of the host in which the site is. */
  base: ['/', { scope: 'worker', option: true }],
  nginx: [
    async ({ base }, use) => {
      const copy = base === '/' ? root : await buildOther({ name: 'hosts', base });
      const folder = join(copy, 'dist');
      const { origin, stop } = await startNginx(folder, base);
      await use({ folder, origin });
      await stop();
      if (copy !== root) rmSync(copy, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const atBase = (base: string) => (path: string) => withBase(path, base);

test('sends every page and every kind of file with its status, headers, and content type', async ({
  base,
  nginx: { origin, folder },
  request,
}) => {
  const at = atBase(base);
  const everywhere = headers(inlineScriptIn(folder));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => extname(file) && !/\.(br|gz|html)$/.test(file) && !hostConfigs.has(file),
  );
  const kinds = new Map(files.map((file) => [`${extname(file)} ${file.split('/')[0]}`, `/${file}`]));
  const missing = ['/no-such-page', '/docs/no-such-page'];
  for (const path of [...kinds.values(), ...routes.map((route) => route.path), ...missing]) {
    const response = await request.get(origin + at(path));
    expect.soft(response.status(), path).toBe(missing.includes(path) ? 404 : 200);
    const file = extname(path) ? path : `${missing.includes(path) ? notFound.path : path === '/' ? '/index' : path}.html`;
    expect.soft((await response.body()).equals(readFileSync(join(folder, file))), path).toBe(true);
    const sent = response.headers();
    const expected = { ...headersOf(path, everywhere), 'Content-Type': contentType(extname(file).slice(1)) };
    for (const [header, value] of Object.entries(expected))
      expect
        .soft(
          sent[header.toLowerCase()]?.replace('; charset', ';charset').replace('application/javascript', 'text/javascript'),
          `${header} of ${path}`,
        )
        .toBe(value);
    if (!('X-Robots-Tag' in expected)) expect.soft(sent['x-robots-tag'], path).toBeUndefined();
  }
  const script = await request.get(`${origin}${at('/assets/missing.js')}`);
  expect([script.status(), script.headers()['cache-control']]).toEqual([404, headersOf('/', everywhere)['Cache-Control']]);
});

test('sends compressed copies in an encoding that the browser accepts', async ({ base, nginx: { origin, folder }, request }) => {
  const at = atBase(base);
  const script = `assets/${readdirSync(join(folder, 'assets')).find((file) => file.endsWith('.js'))}`;
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    for (const [path, file] of [
      ['terms', 'terms.html'],
      ['', 'index.html'],
      ['no-such-page', '404.html'],
      [script, script],
      ['robots.txt', 'robots.txt'],
    ] as const) {
      const response = await request.fetch(`${origin}${at('/')}${path}`, { headers: { 'Accept-Encoding': accepted } });
      expect.soft(response.headers()['content-encoding'], `${path}, ${accepted}`).toBe(encoding);
      expect.soft(response.headers().vary, `${path}, ${accepted}`).toContain('Accept-Encoding');
      const copy = readFileSync(join(folder, encoding ? `${file}.${encoding === 'br' ? 'br' : 'gz'}` : file));
      expect.soft(response.headers()['content-length'], `${path}, ${accepted}`).toBe(String(copy.length));
      expect.soft(await response.text(), `${path}, ${accepted}`).toBe(readFileSync(join(folder, file), 'utf8'));
    }
  }
});

test('serves each page at one URL and redirects other spellings', async ({ base, nginx: { origin }, request }) => {
  const at = atBase(base);
  for (const [url, location] of [
    ['/terms/', '/terms'],
    ['/terms.html', '/terms'],
    ['/docs/', '/docs'],
    ['/docs/webhooks.html', '/docs/webhooks'],
    ['/index.html', '/'],
    ['/contact/?subject=password-reset', '/contact?subject=password-reset'],
  ] as const) {
    const response = await request.get(origin + at(url), { maxRedirects: 0 });
    expect.soft([response.status(), response.headers().location], url).toEqual([301, at(location)]);
  }
  const final = await request.get(origin + at('/docs/index.html'));
  expect(final.url()).toBe(origin + at('/docs'));
  for (const url of [
    '//example.com/',
    '//example.com/a.html',
    '/a%0d%0ab.html',
    '/%0d%0aX-Planted:1/',
    '/..%2f..%2fetc/passwd',
    ...Array.from(hostConfigs.keys(), (file) => at(`/${file}`)),
  ]) {
    const response = await request.get(origin + url, { maxRedirects: 0 });
    expect.soft(response.headers()['x-planted'], url).toBeUndefined();
    expect.soft(response.headers().location ?? '', url).not.toMatch(/^(\/\/|https?:)/);
    if (!response.headers().location) expect.soft(response.status(), url).toBeGreaterThanOrEqual(400);
  }
});
