import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headers } from '../src/build/headers';
import { routes } from '../src/routes';
import { expect, openPage, test } from './test';

test('every page comes with the security headers', async ({ request }) => {
  for (const { path } of [...routes, { path: '/no-such-page' }]) {
    const response = await request.get(path);
    for (const [name, value] of Object.entries(headers)) {
      expect(response.headers()[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
  }
});

test('the policy allows nothing unsafe and no connection', () => {
  const policy = headers['Content-Security-Policy'] ?? '';
  expect(policy).not.toContain('unsafe-');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('static hosts are told the same headers as the preview server sends', () => {
  const file = readFileSync(join(import.meta.dirname, '../dist/_headers'), 'utf8');
  const [, everywhere = ''] = /^\/\*\n((?: {2}.+\n)+)/.exec(file) ?? [];
  const told = Object.fromEntries(
    everywhere
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/: (.*)/s).slice(0, 2)),
  );
  expect(told).toEqual(headers);
});

test('an address that is no page answers 404, with the page that says so', async ({ request }) => {
  for (const address of ['/nope', '/docs/nope', '/assets/nope.js', '/..%2f..%2fpackage.json', '/_headers', '/%E0%A4%A']) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(await response.text(), address).toContain('Nothing is plugged in here');
  }
});

test('other spellings of an address lead to the one that counts', async ({ request }) => {
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

test('a page whose code cannot be fetched opens as a plain page', async ({ page }) => {
  await openPage(page, '/terms');
  let loads = 0;
  page.on('load', () => loads++);
  // For the page that was opened first; the prerendered one may then hydrate.
  await page.route('**/assets/StatusPage-*.js', (route) => (page.url().endsWith('/terms') ? route.abort() : route.continue()));
  // The browser reports the request that failed.
  page.removeAllListeners('console');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Status', exact: true }).click();
  await expect(page).toHaveURL('/status');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toBe(1);
});

test('a page that fails while it runs shows the error page in the frame', async ({ page }) => {
  await openPage(page, '/terms');
  await page.route('**/assets/StatusPage-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function StatusPage() { throw new Error("broken on purpose"); }',
    }),
  );
  page.removeAllListeners('console');
  page.removeAllListeners('pageerror');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Status', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on this page');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong on this page');
});
