import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../testing/sourceFiles';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
const direct = Object.keys({ ...dependencies, ...devDependencies });
const code = [read('vite.config.ts'), ...sourceFiles(/^(?!src\/content\/samples\/).*\.(tsx?|mjs|css)$/).map(([, text]) => text)].join('\n');

test('dependencies.md names every package', () => {
  const named = Array.from(read('src/tools/dependencies.md').matchAll(/^- (`.+?): /gm), ([, names = '']) => names.match(/[^`, ]+/g) ?? []);
  expect(named.flat().toSorted()).toEqual(direct.toSorted());
});

test.each(direct)('%s is imported, run by a script, or a peer of another package', (name) => {
  const isPeer = direct.some((other) => JSON.parse(read(`node_modules/${other}/package.json`)).peerDependencies?.[name]);
  const isRun = Object.values(scripts ?? {}).some((script) => script.split(' ').includes(name === 'typescript' ? 'tsc' : name));
  const isImported = new RegExp(`["'\`/]${name}["'\`/]|'(node:|${name.replace('@types/', '')}['/])`).test(code);
  expect(isImported || isRun || isPeer).toBe(true);
});

test('every imported package is a direct dependency', () => {
  const imports = code.matchAll(/(?:^|\n)import (?!type\b)[^;'"]*? from '((?:@[\w-]+\/)?[\w-]+)(?:\/[^']*)?';/g);
  const imported = new Set(Array.from(imports, ([, name = '']) => name).filter((name) => name !== 'node'));
  expect(imported.size).toBeGreaterThan(20);
  expect(Array.from(imported).filter((name) => !direct.includes(name) && !direct.includes(`@types/${name}`))).toEqual([]);
});

test('no package has an install script, so that `npm ci --ignore-scripts` installs everything', () => {
  expect(read('package-lock.json')).not.toContain('hasInstallScript');
  expect(read('src/tools/setup.mjs')).toContain("'--ignore-scripts'");
});
