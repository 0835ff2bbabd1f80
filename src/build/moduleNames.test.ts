import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { duplicates } from '../testing/duplicates';

test('no two CSS modules have the same file name, of which their class names are made', () => {
  const files = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'));
  expect(files.length).toBeGreaterThan(30);
  expect(duplicates(files.map((file) => basename(file)))).toEqual([]);
});
