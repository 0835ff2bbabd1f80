import { expect, test } from 'vitest';
import { withBase, withoutBase } from './base';

test.each([
  ['/', '/docs', '/docs'],
  ['/', '/', '/'],
  ['/hub/', '/', '/hub/'],
  ['/hub/', '/docs/sdk', '/hub/docs/sdk'],
])('with the base %s, maps the path %s to %s and back', (base, path, fullPath) => {
  expect(withBase(path, base)).toBe(fullPath);
  expect(withoutBase(fullPath, base)).toBe(path);
});

test('maps the base folder to the home page, and paths outside it to undefined', () => {
  expect(withoutBase('/hub', '/hub/')).toBe('/');
  expect(withoutBase('/hubs', '/hub/')).toBeUndefined();
  expect(withoutBase('/docs', '/hub/')).toBeUndefined();
});
