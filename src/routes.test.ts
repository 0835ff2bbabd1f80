import { expect, test, vi } from 'vitest';
import { loadPage } from './app/loadPage';
import { doubled } from './testing/doubled';
import { normalizePath, routeById, routes, titleOf } from './routes';

test('has unique ids, paths and titles', () => {
  expect(doubled(routes.map(({ id }) => id)), 'ids of more than one page').toEqual([]);
  expect(doubled(routes.map(({ path }) => path)), 'paths of more than one page').toEqual([]);
  expect(doubled(routes.map(titleOf)), 'titles of more than one page').toEqual([]);
});

test('has the twelve routes of the specification', () => {
  const paths: string[] = routes.map(({ path }) => path);
  const wanted = '/ /product /integrations /docs /pricing /resources /terms /privacy /status /contact /signin /signup';
  expect(paths).toEqual(expect.arrayContaining(wanted.split(' ')));
});

test.each(routes)('finds $id at its path, and at the paths under which hosts serve it', async ({ id, path }) => {
  expect(normalizePath(path)).toBe(path);
  expect(routeById(id).path).toBe(path);
  const found = await loadPage(path);
  expect(found.page.id).toBe(id);
  for (const alias of [`${path}/`, `${path}.html`, `${path}/index.html`, `/${path}`]) expect(await loadPage(alias), alias).toBe(found);
});

test('gives the same page to two callers that ask at the same time', async () => {
  vi.resetModules();
  const { loadPage: load } = await import('./app/loadPage');
  const [first, second] = await Promise.all([load('/docs/sdk'), load('/docs/sdk/')]);
  expect(first).toBe(second);
});

test.each(['/nope', '/docs/nope', '/docsx', '/Product', '/__proto__', '/constructor', '/%2e%2e/terms'])(
  'shows the not-found page or the home page at %s',
  async (path) => {
    const { page } = await loadPage(path);
    expect(['notFound', 'home']).toContain(page.id);
  },
);
