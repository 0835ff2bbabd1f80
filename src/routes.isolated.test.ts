import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { loadPage } from './app/loadPage';
import { duplicates } from './testing/duplicates';
import { matchPath, normalizePath, notFound, routeById, routes, titleOf } from './routes';
import { anyText } from './testing/property';

test('has unique ids, paths, and titles', () => {
  expect(duplicates(routes.map(({ id }) => id)), 'ids of more than one page').toEqual([]);
  expect(duplicates(routes.map(({ path }) => path)), 'paths of more than one page').toEqual([]);
  expect(duplicates(routes.map(titleOf)), 'titles of more than one page').toEqual([]);
});

test.each(routes)('loads $id at its path and at the aliases that hosts add', async ({ id, path }) => {
  expect(normalizePath(path)).toBe(path);
  expect(routeById(id).path).toBe(path);
  const loaded = await loadPage(path);
  expect(loaded.page.id).toBe(id);
  for (const alias of [`${path}/`, `${path}.html`, `${path}/index.html`, `/${path}`]) expect(await loadPage(alias), alias).toBe(loaded);
});

test('returns the same page to concurrent callers', async () => {
  vi.resetModules();
  const { loadPage: load } = await import('./app/loadPage');
  const [first, second] = await Promise.all([load('/docs/sdk'), load('/docs/sdk/')]);
  expect(first).toBe(second);
});

test.each(['/nope', '/docs/nope', '/docsx', '/Product', '/__proto__', '/constructor', '/%2e%2e/terms'])(
  'loads the not-found page or the home page at %s',
  async (path) => {
    const { page } = await loadPage(path);
    expect(['notFound', 'home']).toContain(page.id);
  },
);

test('matches any path to one of the pages, also after it is normalized', () => {
  const part = fc.oneof(fc.constantFrom(...routes.flatMap(({ path }) => path.split('/'))), anyText);
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const path = `/${parts.join('/')}`;
      const page = matchPath(path);
      expect([notFound, ...routes]).toContain(page);
      expect(matchPath(normalizePath(path))).toBe(page);
    }),
  );
});
