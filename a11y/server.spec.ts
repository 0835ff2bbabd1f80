/** What the server answers, and what a page does when code that it asks for is missing or broken. */
import { readdirSync, readFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { networkInterfaces } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { inlineCodeIn } from '../src/build/firstScript';
import { assetHeaders, fileTypes, headers, httpsHeaders } from '../src/build/headers';
import { notFoundPage } from '../src/content/notFound';
import { routeById, routes } from '../src/routes';
import { expect, openPage, test } from './test';

const dist = join(import.meta.dirname, '../dist');
/** What the server sends with every page. Read in a test: this file is listed before there is a build. */
const everyPage = () => headers(inlineCodeIn(dist));

test('every page comes with the security headers', async ({ request }) => {
  const sent = Object.entries(everyPage());
  for (const { path } of [...routes, { path: '/no-such-page' }]) {
    const response = await request.get(path);
    for (const [name, value] of sent) {
      expect(response.headers()[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
  }
});

test('the policy allows nothing unsafe and no connection', () => {
  const policy = everyPage()['Content-Security-Policy'] ?? '';
  expect(policy).not.toContain('unsafe-');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('_headers gives static hosts the headers that the preview server sends, and a policy that asks for HTTPS', () => {
  const file = readFileSync(join(dist, '_headers'), 'utf8');
  const [, everywhere = ''] = /^\/\*\n((?: {2}.+\n)+)/.exec(file) ?? [];
  const told = Object.fromEntries(
    everywhere
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/: (.*)/s).slice(0, 2)),
  );
  expect(told).toEqual(httpsHeaders(inlineCodeIn(dist)));
});

test('an unknown address gets status 404 and the 404 page', async ({ request }) => {
  for (const address of ['/nope', '/docs/nope', '/assets/nope.js', '/..%2f..%2fpackage.json', '/_headers', '/%5Fheaders', '/vercel.json', '/%E0%A4%A']) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(await response.text(), address).toContain(notFoundPage.heading);
  }
});

test('text files are sent in the best encoding that the browser accepts, and never in one that it refuses', async ({ request }) => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0.000', undefined],
    ['identity', undefined],
  ] as const) {
    for (const path of ['/terms', '/no-such-page', '/robots.txt']) {
      const response = await request.get(path, { headers: { 'Accept-Encoding': accepted } });
      expect(response.headers()['content-encoding'], `${path}, ${accepted}`).toBe(encoding);
      expect(response.headers().vary, path).toContain('Accept-Encoding');
      expect(await response.text(), `${path}, ${accepted}`).toBe(readBuilt(path));
    }
  }
});

test('files with a hash in their name are cached for ever, and pages are checked on each visit', async ({ request }) => {
  const page = await request.get('/terms');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const [, asset = ''] = /href="(\/assets\/[^"]+\.css)"/.exec(await page.text()) ?? [];
  expect((await request.get(asset)).headers()).toMatchObject({
    'cache-control': assetHeaders['Cache-Control'],
    'content-type': 'text/css;charset=utf-8',
  });
});

test('methods other than GET and HEAD get status 405', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const response = await request.fetch('/terms', { method });
    expect(response.status(), method).toBe(405);
    expect(response.headers().allow, method).toBe('GET, HEAD');
  }
  const [head, get] = [await request.head('/terms'), await request.get('/terms')];
  expect(head.status()).toBe(200);
  expect(await head.text()).toBe('');
  const fieldsOf = ({ date: _, ...fields }: Record<string, string>) => fields;
  expect(fieldsOf(head.headers())).toEqual(fieldsOf(get.headers()));
});

test('a part of a file is sent when it is asked for', async ({ request }) => {
  const response = await request.get('/robots.txt', { headers: { Range: 'bytes=5-9', 'Accept-Encoding': 'identity' } });
  expect(response.status()).toBe(206);
  expect(await response.text()).toBe(readBuilt('/robots.txt').slice(5, 10));
});

test('every file is sent with the type of its kind', async ({ request }) => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => extname(name) && !/\.(br|gz|html)$|^vercel/.test(name));
  const kinds = new Map(files.map((name) => [extname(name).slice(1), name]));
  for (const [extension, name] of kinds) {
    const type = (await request.get(`/${name}`)).headers()['content-type'] ?? '';
    expect.soft(type.replace(';charset=utf-8', ''), name).toBe(fileTypes[extension]);
  }
});

test('the preview server answers on this machine only', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const outside = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.filter(({ internal }) => !internal));
  for (const host of ['::1', ...outside.map(({ address, scopeid }) => (scopeid ? `${address}%${scopeid}` : address))]) {
    const error = await new Promise((resolve) => ask({ host, port }, () => resolve('an answer')).on('error', resolve).end());
    expect(error, host).toBeInstanceOf(Error);
  }
});

test('a file that is opened by itself breaks no rule of the policy, and a page that does fails its test', async ({ page, consoleErrors }) => {
  for (const path of ['/favicon.svg', '/sitemap.xml', '/robots.txt']) await page.goto(path);
  expect(consoleErrors).toEqual([]);
  await openPage(page, '/terms');
  await expectPolicy(page, consoleErrors);
});

test('where a host sends no headers, the tags of a page hold the policy', async ({ page, consoleErrors }) => {
  await page.route('**/terms', async (route) => route.fulfill({ contentType: 'text/html', body: readBuilt('/terms') }));
  await openPage(page, '/terms');
  expect(consoleErrors).toEqual([]);
  await expectPolicy(page, consoleErrors);
});

test('other spellings of an address redirect to the canonical one', async ({ request }) => {
  for (const [address, location] of [
    ['/terms/', '/terms'],
    ['/terms.html', '/terms'],
    ['/index.html', '/'],
    ['/contact/?subject=password-reset', '/contact?subject=password-reset'],
  ] as const) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(308);
    expect(response.headers().location).toBe(location);
  }
});

test('a link opens the prerendered page when the code of the page cannot be fetched', async ({ page, consoleErrors }) => {
  await openPage(page, '/terms');
  let loads = 0;
  page.on('load', () => loads++);
  // Fails only on the first page, so that the prerendered one can hydrate.
  await page.route('**/assets/StatusPage-*.js', (route) => (page.url().endsWith('/terms') ? route.abort() : route.continue()));
  await statusLink(page).click();
  await expect(page).toHaveURL(routeById('status').path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  expect(consoleErrors.splice(0), 'the browser logs the failed request').toEqual([expect.stringContaining('Failed to load resource')]);
});

/** Breaks the policy, and expects the browser to say so. */
async function expectPolicy(page: Page, consoleErrors: string[]) {
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => consoleErrors).not.toEqual([]);
  for (const error of consoleErrors.splice(0)) expect(error).toContain("style-src 'self'");
}

const statusLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: routeById('status').label, exact: true });

/** The file that the build has written for an address. */
function readBuilt(path: string): string {
  const file = path === '/no-such-page' ? '404.html' : path.includes('.') ? path : `${path}.html`;
  return readFileSync(join(dist, file), 'utf8');
}
