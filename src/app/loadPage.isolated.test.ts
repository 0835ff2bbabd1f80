import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { findPage, loadPage } from './loadPage';
import { duplicates } from '../lib/duplicates';
import { routes } from '../content/routes';
import { normalizePath, notFound, titleOf } from '../content/siteRoutes';
import { anyText } from '../testing/property';

test('no two pages have one title', () => {
  expect(duplicates(routes.map(titleOf))).toEqual([]);
});

test.each(routes)('loads $path at the aliases that hosts add', async ({ path }) => {
  expect(normalizePath(path)).toBe(path);
  const loaded = await loadPage(path);
  expect(loaded.page.path).toBe(path);
  for (const alias of [`${path}/`, `${path}.html`, `${path}/index.html`, `/${path}`]) expect(await loadPage(alias), alias).toBe(loaded);
});

test.each(['/nope', '/docs/nope', '/docsx', '/Product', '/__proto__', '/constructor', '/%2e%2e/terms'])(
  'loads the not-found page at %s',
  async (path) => expect((await loadPage(path)).page).toBe(notFound),
);

test('finds one of the pages at any path, also after it is normalized', async () => {
  const part = fc.oneof(fc.constantFrom(...routes.flatMap(({ path }) => path.split('/'))), anyText);
  await fc.assert(
    fc.asyncProperty(fc.array(part), async (parts) => {
      const path = `/${parts.join('/')}`;
      const page = await findPage(path);
      expect([notFound, ...routes]).toContain(page);
      expect(await findPage(normalizePath(path))).toBe(page);
    }),
  );
});

// Last, because tests after it would get other modules.
test('returns the same page to concurrent callers', async () => {
  vi.resetModules();
  const { loadPage: load } = await import('./loadPage');
  const [first, second] = await Promise.all([load('/docs/sdk'), load('/docs/sdk/')]);
  expect(first).toBe(second);
});
