import { expect, test } from 'vitest';
import privacy from './articles/privacy.md';

const sources = import.meta.glob<string>(['../lib/*.ts', '../app/*.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('names everything that the browser stores', () => {
  const keys = Object.values(sources).flatMap((source) =>
    Array.from(source.matchAll(/(?:storedChoice\('|storageKey = '|keyOf = .*`)(\w+)/g), ([, key]) => key),
  );
  const rows = privacy.sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? block.table.rows : [])));
  expect(keys).toHaveLength(6);
  expect(rows).toHaveLength(keys.length);
});
