import { expect, test, vi } from 'vitest';
import { loadPage } from './loadPage';
import { normalizePath, routeById, routes } from './routes';

test('has unique ids, paths and titles', () => {
  for (const key of ['id', 'path', 'title'] as const) {
    expect(new Set(routes.map((route) => route[key])).size).toBe(routes.length);
  }
});

test('has the twelve routes of the specification', () => {
  const paths: string[] = routes.map(({ path }) => path);
  const wanted = '/ /product /integrations /docs /pricing /resources /terms /privacy /status /contact /signin /signup';
  expect(paths).toEqual(expect.arrayContaining(wanted.split(' ')));
});

test.each(routes)('knows the address of $id, and finds the page there, with a trailing slash too', async ({ id, path }) => {
  expect(normalizePath(path)).toBe(path);
  expect(routeById(id).path).toBe(path);
  const found = await loadPage(path);
  expect(found.page.id).toBe(id);
  expect(await loadPage(`${path}/`)).toBe(found);
});

test('finds one page for all who ask for it at the same time', async () => {
  vi.resetModules();
  const { loadPage: load } = await import('./loadPage');
  const [first, second] = await Promise.all([load('/docs/sdk'), load('/docs/sdk/')]);
  expect(first).toBe(second);
});

test.each(['/nope', '/docs/nope', '/docsx', '/docs//sdk', '/Product', '//', '/__proto__', '/constructor', '/%2e%2e/terms'])(
  'has no page at %s, or the home page',
  async (path) => {
    const { page } = await loadPage(path);
    expect(['notFound', 'home']).toContain(page.id);
  },
);
