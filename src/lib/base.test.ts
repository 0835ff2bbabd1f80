import { expect, test } from 'vitest';
import { withBase, withoutBase } from './base';

test.each([
  ['/', '/docs', '/docs'],
  ['/', '/', '/'],
  ['/hub/', '/', '/hub/'],
  ['/hub/', '/docs/sdk', '/hub/docs/sdk'],
])('in the folder %s, %s has the address %s, and that leads back to it', (base, path, address) => {
  expect(withBase(path, base)).toBe(address);
  expect(withoutBase(address, base)).toBe(path);
});

test('the folder itself is the home page, and what lies beside it is not of the site', () => {
  expect(withoutBase('/hub', '/hub/')).toBe('/');
  expect(withoutBase('/hubs', '/hub/')).toBeUndefined();
  expect(withoutBase('/docs', '/hub/')).toBeUndefined();
});
