/** Sentences about the code name files and commands, which move. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../../package.json';
import { reportFiles } from '../build/publishedReport';
import { sourceFiles } from './sourceFiles';

const root = join(import.meta.dirname, '../..');
const documents = ['README.md', 'src/README.md', 'src/build/README.md', 'src/content/README.md', 'src/content/owner.md', 'a11y/README.md'];
const sources = ['/vite.config.ts', ...sourceFiles(/\.(tsx?|mjs|css|md|sh|woff2)$/).map(([path]) => `/${path}`)];

test.each(documents)('%s names only files and commands that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const named = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);
  const files = named.filter((code) => /^\w[\w./-]*\.(ts|tsx|mjs|css|md|sh)$/.test(code));
  const folders = named.filter((code) => /^(?!dist|public|cards|assets|licenses)[a-z]\w+\/[\w/]*$/.test(code));
  const commands = named.flatMap((code) => /^npm run ([\w:-]+)/.exec(code)?.[1] ?? []);
  expect([
    ...files.filter((file) => !sources.some((path) => path.endsWith(`/${file}`))),
    ...folders.filter((folder) => !sources.some((path) => path.includes(`/${folder}`))),
    ...commands.filter((command) => !(command in scripts)),
  ]).toEqual([]);
});

test('the workflow keeps the report and its files', () => {
  expect(readFileSync(join(root, '.github/workflows/test.yml'), 'utf8')).toContain(`path: dist/${reportFiles.replace('-files', '*')}\n`);
});
