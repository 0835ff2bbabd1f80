import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfigFromFile } from 'vite';

test('the dev server keeps running when routes or content change, except for site.ts and what follows from it', async () => {
  const root = join(import.meta.dirname, '../..');
  const config = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'vite.config.ts', root);
  const files = config?.dependencies.map((file) => relative(root, file).replaceAll('\\', '/')) ?? [];
  expect(files).toContain('src/build/content.ts');
  expect(files.filter((file) => file.startsWith('src/content/')).toSorted()).toEqual([
    'src/content/facts/connections.ts',
    'src/content/site.ts',
  ]);
});
