/** Imports go one way: this table says which layer of the project may import which. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './testing/sourceFiles';

interface Layer {
  readonly name: string;
  readonly files: RegExp;
  /** The names of other layers. A layer may always import itself. */
  readonly imports: readonly string[];
}

const belowLayout = ['lib', 'types', 'routes', 'facts', 'interface', 'articles', 'page texts', 'drawings', 'components', 'pictures'];

/** What ships. Content has rooms: articles quote facts, and pages show both. Their files must not form a circle either. */
const shippedLayers: readonly Layer[] = [
  { name: 'lib', files: /^src\/(lib|styles)\//, imports: ['types'] },
  { name: 'types', files: /^src\/content\/types\.ts$/, imports: ['lib', 'routes'] },
  { name: 'routes', files: /^src\/(routes|siteRoutes|breadcrumbs|outputPaths)\./, imports: ['lib', 'facts'] },
  { name: 'facts', files: /^src\/content\/(facts\/|site\.)/, imports: ['lib', 'types', 'routes'] },
  { name: 'interface', files: /^src\/content\/interface\./, imports: ['lib', 'types', 'routes', 'facts'] },
  { name: 'articles', files: /^src\/content\/articles\//, imports: ['lib', 'types', 'routes', 'facts', 'interface'] },
  { name: 'page texts', files: /^src\/content\//, imports: ['lib', 'types', 'routes', 'facts', 'interface', 'articles'] },
  { name: 'drawings', files: /^src\/drawings\//, imports: ['lib', 'types', 'routes', 'facts'] },
  // The labels of controls, but no other content.
  { name: 'components', files: /^src\/components\//, imports: ['lib', 'types', 'routes', 'interface', 'drawings'] },
  {
    name: 'pictures',
    files: /^src\/pictures\//,
    imports: ['lib', 'types', 'routes', 'facts', 'interface', 'page texts', 'drawings', 'components'],
  },
  ...['layout', 'pages', 'app'].map((name, index, names) => ({
    name,
    files: new RegExp(`^src/${name}/(?!inlineScript)`),
    imports: [...belowLayout, ...names.slice(0, index)],
  })),
];
const upTo = (last: string) => shippedLayers.slice(0, shippedLayers.findIndex(({ name }) => name === last) + 1).map(({ name }) => name);

const layers: readonly Layer[] = [
  {
    name: 'specs',
    files: /^src\/(.*\.spec\.ts$|build\/(hosts\/|other(Build|Owner))|testing\/(browsers\/|plantError))/,
    imports: [...upTo('layout'), 'build', 'tools', 'a11y/rules', 'a11y'],
  },
  ...shippedLayers,
  { name: 'inline script', files: /^src\/app\/inlineScript\./, imports: ['lib'] },
  { name: 'styleguide', files: /^src\/styleguide\//, imports: upTo('pages') },
  { name: 'build', files: /^src\/build\/|^vite\.config\.ts$/, imports: [...upTo('drawings'), 'app', 'styleguide'] },
  { name: 'tools', files: /^src\/tools\//, imports: [] },
  { name: 'testing', files: /^src\/testing\//, imports: [...upTo('app'), 'a11y/rules'] },
  { name: 'a11y/rules', files: /^a11y\/rules\.ts$/, imports: [] },
  { name: 'a11y', files: /^a11y\//, imports: [...upTo('layout'), 'build', 'tools', 'a11y/rules'] },
  { name: 'this test', files: /^src\/imports\.test\.ts$/, imports: [] },
];

const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file);
const isTest = (file: string) => isUnitTest(file) || file.endsWith('.spec.ts');

const sources = new Map([
  ['vite.config.ts', readFileSync(join(import.meta.dirname, '../vite.config.ts'), 'utf8')],
  ...sourceFiles(/^(?!src\/content\/samples\/).*\.(tsx?|mjs)$/),
]);
const files = Array.from(sources.keys());
const imports = new Map(Array.from(sources, ([file, source]) => [file, importsOf(file, source)]));

test('every file is in a layer, and imports only what that layer may', () => {
  for (const file of files) layerOf(file);
  const wrong = files.flatMap((file) => (imports.get(file) ?? []).flatMap((target) => objection(file, target) ?? []));
  expect(wrong).toEqual([]);
});

test('no file imports itself by way of others', () => {
  expect(circles()).toEqual([]);
});

test('no file that Playwright runs imports Markdown, which only Vite compiles', () => {
  const importsMarkdown = (file: string) => /from '[^']*\.md'/.test(sources.get(file) ?? '');
  const reached = new Set(files.filter((file) => /^(a11y|specs)/.test(layerOf(file).name)));
  for (const file of reached) for (const target of imports.get(file) ?? []) reached.add(target);
  expect(Array.from(reached).filter(importsMarkdown)).toEqual([]);
  expect(files.filter(importsMarkdown)).toContain('src/content/pages/faq.ts');
});

test('finds the imports of every form', () => {
  expect(imports.get('src/build/hosts.ts'), 'import … from, with an extension').toContain('src/build/compress.ts');
  expect(imports.get('src/build/serverBundle.ts'), 'typeof import()').toContain('src/build/serverEntry.ts');
  expect(imports.get('src/app/loadPage.tsx'), 'import()').toContain('src/app/docs.ts');
  expect(imports.get('src/testing/axe.ts'), 'from src to a11y').toContain('a11y/rules.ts');
  expect(imports.get('src/tools/bench/bench.mjs'), 'a type in a comment').toContain('src/tools/bench/measureLoad.mjs');
});

function objection(file: string, target: string): string | undefined {
  const [own, other] = [layerOf(file), layerOf(target)];
  if (isTest(target)) return `${file} imports ${target}: nothing may import a test`;
  if (own === other || own.imports.includes(other.name)) return undefined;
  // A unit test may set up its subject with anything of src.
  if (isUnitTest(file) && target.startsWith('src/')) return undefined;
  return `${file} imports ${target}: ${own.name} may import only ${[own.name, ...own.imports].join(', ')}`;
}

function layerOf(file: string): Layer {
  const layer = layers.find((candidate) => candidate.files.test(file));
  if (!layer) throw new Error(`${file} is in no layer: add it to the table in src/imports.test.ts.`);
  return layer;
}

/** One line for each circle, from a file back to itself. */
function circles(): readonly string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (path.includes(file) || done.has(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return found;
}

/** The files of ours that a file imports, types too: statically, with `import()`, or in a JSDoc comment. */
function importsOf(file: string, source: string): readonly string[] {
  const paths = source.matchAll(/\b(?:from|import)\s*\(?\s*'(\.{0,2}\/[^'?]+)/g);
  // What leads to no file is a stylesheet, a sample, or part of a string.
  return Array.from(new Set(Array.from(paths, ([, path = '']) => resolve(file, path)).filter((target) => target !== undefined)));
}

function resolve(file: string, path: string): string | undefined {
  const target = path.startsWith('/') ? path.slice(1) : join(dirname(file), path).replaceAll('\\', '/');
  return ['', '.ts', '.tsx', '.mjs'].map((extension) => target + extension).find((name) => files.includes(name));
}

test('a test that replaces modules or blocks storage is isolated, because files share their modules (vite.config.ts)', () => {
  const changesModules = /\bvi\.(mock|doMock|resetModules)\(|\bsetConnections\(|Storage\.prototype, 'setItem'/;
  const isAllowed = /\.isolated\.test\.tsx?$|^src\/testing\/(connections|setupIsolated)\.ts$|^src\/imports\.test\.ts$/;
  expect(files.filter((file) => !isAllowed.test(file) && changesModules.test(sources.get(file) ?? ''))).toEqual([]);
});
