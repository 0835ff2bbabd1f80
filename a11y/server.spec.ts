/** What the server answers, and what a page does when code that it asks for is missing or broken. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { firstScriptOf } from '../src/build/firstScript';
import { assetHeaders, headers } from '../src/build/headers';
import { notFoundPage } from '../src/content/notFound';
import { routeById, routes } from '../src/routes';
import { expect, openPage, test } from './test';

const dist = join(import.meta.dirname, '../dist');
/** What the server sends with every page. Read in a test: this file is listed before there is a build. */
const everyPage = () => headers(firstScriptOf(readBuilt('/terms')));

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

test('_headers gives static hosts the headers that the preview server sends', () => {
  const file = readFileSync(join(dist, '_headers'), 'utf8');
  const [, everywhere = ''] = /^\/\*\n((?: {2}.+\n)+)/.exec(file) ?? [];
  const told = Object.fromEntries(
    everywhere
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/: (.*)/s).slice(0, 2)),
  );
  expect(told).toEqual(everyPage());
});

test('an unknown address gets status 404 and the 404 page', async ({ request }) => {
  for (const address of ['/nope', '/docs/nope', '/assets/nope.js', '/..%2f..%2fpackage.json', '/_headers', '/%5Fheaders', '/%E0%A4%A']) {
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
  const head = await request.head('/terms');
  expect(head.status()).toBe(200);
  expect(await head.text()).toBe('');
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

test('a link opens the prerendered page when the code of the page cannot be fetched', async ({ page, complaints }) => {
  await openPage(page, '/terms');
  let loads = 0;
  page.on('load', () => loads++);
  // Fails only on the first page, so that the prerendered one can hydrate.
  await page.route('**/assets/StatusPage-*.js', (route) => (page.url().endsWith('/terms') ? route.abort() : route.continue()));
  await statusLink(page).click();
  await expect(page).toHaveURL(routeById('status').path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  expect(complaints.splice(0), 'the browser logs the failed request').toEqual([expect.stringContaining('Failed to load resource')]);
});

const statusLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: routeById('status').label, exact: true });

/** The file that the build has written for an address. */
function readBuilt(path: string): string {
  const file = path === '/no-such-page' ? '404.html' : path.includes('.') ? path : `${path}.html`;
  return readFileSync(join(dist, file), 'utf8');
}
