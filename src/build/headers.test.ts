import { expect, test } from 'vitest';
import { headers, headersFile } from './headers';

test('writes every header for every path, and a long cache lifetime for hashed files only', () => {
  const [everywhere = '', assets = ''] = headersFile().split('\n\n');
  expect(everywhere.startsWith('/*\n')).toBe(true);
  for (const [name, value] of Object.entries(headers)) expect(everywhere).toContain(`  ${name}: ${value}`);
  expect(everywhere).not.toContain('Cache-Control');
  expect(assets).toMatch(/^\/assets\/\*\n {2}Cache-Control: .*immutable/);
});
