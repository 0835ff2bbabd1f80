import { expect, test } from 'vitest';
import { hashSource } from './firstScript';
import { headers, headersFile } from './headers';

const code = 'alert(1)';

test('writes every header for every path, and a long cache lifetime for hashed files only', () => {
  const [everywhere = '', assets = ''] = headersFile(code).split('\n\n');
  expect(everywhere.startsWith('/*\n')).toBe(true);
  for (const [name, value] of Object.entries(headers(code))) expect(everywhere).toContain(`  ${name}: ${value}`);
  expect(everywhere).not.toContain('Cache-Control');
  expect(assets).toMatch(/^\/assets\/\*\n {2}Cache-Control: .*immutable/);
});

test('allows scripts of the site and the first script of its pages, and no other', () => {
  expect(headers(code)['Content-Security-Policy']).toContain(`; script-src 'self' ${hashSource(code)};`);
});
