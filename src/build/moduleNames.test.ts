import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { duplicates } from '../testing/duplicates';

test('CSS modules have unique file names, because their class names contain them', () => {
  const files = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(duplicates(files.map((file) => basename(file)))).toEqual([]);
});
