/** The address that a host gives a page: the app shows what was served, whatever the address says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { notFoundPage } from '../src/content/notFound';
import { notFound, routeById } from '../src/routes';
import { expect, hydrated, test } from './test';
import { unescaped } from './unescaped';

const dist = join(import.meta.dirname, '../dist');
const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

/** Addresses at which hosts serve a page, beside its own. */
const spellings: readonly { readonly path: string; readonly at: readonly string[] }[] = [
  { path: '/', at: ['/index.html', '//'] },
  { path: '/product', at: ['/product/', '/product.html', '//product', '/Product'] },
  { path: '/docs', at: ['/docs/', '/docs/index.html'] },
  { path: '/docs/webhooks', at: ['/docs//webhooks', '/docs/webhooks/'] },
];

test('a page keeps its words at every address at which a host serves it, and corrects the address', async ({ page, baseURL }) => {
  const query = '?from=mail';
  let served = '';
  await page.route('**/*', (route) => (route.request().resourceType() === 'document' ? route.fulfill({ path: join(dist, served), contentType: 'text/html' }) : route.continue()));
  for (const { path, at } of spellings) {
    for (const spelling of at) {
      served = fileOf(path);
      await page.goto(`${baseURL}${spelling}${query}#main`);
      await hydrated(page);
      expect.soft(page.url(), spelling).toBe(`${baseURL}${path}${query}#main`);
      expect.soft(await words(page), spelling).toEqual(wordsOf(path));
    }
  }
});

test('where a host serves 404.html, the not-found page stays, at the address that was asked for', async ({ page, baseURL, consoleErrors }) => {
  const { path } = routeById('product');
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.fulfill({ status: 404, path: join(dist, '404.html'), contentType: 'text/html' }) : route.continue(),
  );
  for (const address of [path, `${path}/`, '/nope', '/docs/nope/', '//example.com']) {
    await page.goto(`${baseURL}${address}`);
    await hydrated(page);
    expect.soft(page.url(), address).toBe(`${baseURL}${address}`);
    expect.soft(await words(page), address).toEqual(wordsOf(notFound.path));
    await expect.soft(page.locator('[aria-current=page]'), address).toHaveCount(0);
  }
  // A link to an address at which the host had no page leads to that page all the same.
  await page.goto(`${baseURL}${path}`);
  await hydrated(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: routeById('product').label, exact: true });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(notFoundPage.heading);
  for (const error of consoleErrors.splice(0)) expect(error, 'the browser logs the status').toContain('404');
});

/** What tells pages apart: title and main heading, of the open page and of the built file. */
async function words(page: Page): Promise<readonly string[]> {
  return [await page.title(), (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''];
}

function wordsOf(path: string): readonly string[] {
  const html = readFileSync(join(dist, fileOf(path)), 'utf8');
  const textOf = (element: string) => unescaped((html.split(`<${element}`)[1] ?? '').split(`</${element}>`)[0]?.replace(/^[^>]*>/, '').replaceAll(/<[^>]*>/g, '') ?? '');
  return [textOf('title'), textOf('h1')];
}
