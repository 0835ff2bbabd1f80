import { expect, test } from 'vitest';
import { matchPath, normalizePath, routeById, routes } from './routes';

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

test('writes paths without a trailing slash, and matches them with one', () => {
  for (const { id, path } of routes) {
    expect(normalizePath(path)).toBe(path);
    expect(matchPath(`${path}/`).id).toBe(id);
    expect(routeById(id).path).toBe(path);
  }
});

test.each(['/nope', '/docs/nope', '/Product', '//', '/__proto__', '/constructor', '/%2e%2e/terms'])(
  'has no page at %s, or the home page',
  (path) => {
    expect(['notFound', 'home']).toContain(matchPath(path).id);
  },
);
