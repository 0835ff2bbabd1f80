import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
const direct = Object.keys({ ...dependencies, ...devDependencies });
const packageOf = (name: string) =>
  JSON.parse(read(`node_modules/${name}/package.json`)) as {
    bin?: string | Record<string, string>;
    peerDependencies?: Record<string, string>;
  };

const code = ['src', 'a11y']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .concat('vite.config.ts')
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !file.includes('/content/samples'))
  .map(read)
  .join('\n');

test('dependencies.md explains every dependency', () => {
  const rows = Array.from(read('src/tools/dependencies.md').matchAll(/^\| (`.+?) \| (.+?) \|$/gm));
  const named = rows.flatMap(([, names = '']) => Array.from(names.matchAll(/`([^`]+)`/g), ([, name]) => name));
  expect(named.toSorted()).toEqual(direct.toSorted());
});

test.each(direct)('%s is imported, run by a script, or a peer dependency', (name) => {
  const { bin = {} } = packageOf(name);
  const programs = typeof bin === 'string' ? [name] : Object.keys(bin);
  const reasons = [
    ...(code.match(new RegExp(`["'\`/]${name}["'\`/]`)) ?? []),
    ...programs.filter((program) => Object.values(scripts ?? {}).some((script) => script.split(' ').includes(program))),
    ...direct.filter((other) => packageOf(other).peerDependencies?.[name]),
    // Counts the types of a package or module that the code imports.
    ...(name.startsWith('@types/') ? (code.match(new RegExp(`'(node:|${name.slice('@types/'.length)}['/])`)) ?? []) : []),
  ];
  expect(reasons).not.toEqual([]);
});

test('every imported package is a direct dependency', () => {
  const imported = Array.from(
    code.matchAll(/(?:^|\n)import (?!type\b)[^;'"]*? from '((?:@[\w-]+\/)?[\w-]+)(?:\/[^']*)?';/g),
    ([, name = '']) => name,
  );
  expect(imported.length).toBeGreaterThan(100);
  const known = [...direct, ...direct.filter((name) => name.startsWith('@types/')).map((name) => name.slice('@types/'.length))];
  expect(Array.from(new Set(imported.filter((name) => !known.includes(name) && !name.startsWith('node'))))).toEqual([]);
});

test('no package has an install script, so that `npm ci --ignore-scripts` installs everything', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { hasInstallScript?: boolean }> };
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(Object.keys(packages).filter((name) => packages[name]?.hasInstallScript)).toEqual([]);
  expect(/'npm', \[.*?\]/.exec(read('src/tools/setup.mjs'))?.[0]).toContain("'--ignore-scripts'");
});
