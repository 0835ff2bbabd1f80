/** Imports go one way: this table says which layer of the project may import which. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles';

/** The parts of the house, from the ground floor to the yard. A layer may import itself, those before it in its row, and the rows above. */
const layers: readonly string[] = [
  ['lib', 'styles', 'content'],
  ['drawings', 'components', 'pictures'],
  ['layout', 'pages', 'app'],
  ['tools', 'styleguide', 'build', 'testing', 'a11y'],
].flat();

/** Tests that run in a browser share what is in a11y, wherever they are. */
const inBrowser = /\.spec\.ts$|^src\/(build\/(hosts\/|otherOwner)|testing\/(browsers\/|plantError))/;

interface Exception {
  readonly files: RegExp;
  readonly targets: RegExp;
  readonly isAllowed: boolean;
}

const exceptions: readonly Exception[] = [
  // A test may set up its subject, or expect texts, with anything of src.
  { files: /\.(test|spec)\.tsx?$/, targets: /^src\//, isAllowed: true },
  // The unit tests with axe have the rules of those in the browser.
  { files: /^src\/testing\/axe\.ts$/, targets: /^a11y\/rules\.ts$/, isAllowed: true },
  // The text of a component comes in its props. Only the labels of controls are the same on every page.
  { files: /^src\/components\//, targets: /^src\/content\/(facts|articles|pages|samples|site\.)/, isAllowed: false },
  // Node.js runs the tools before the packages are installed, and without Vite.
  { files: /^src\/tools\//, targets: /^src\/(?!tools\/)/, isAllowed: false },
];

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

const sources = new Map([
  ['vite.config.ts', readFileSync(join(import.meta.dirname, '../../vite.config.ts'), 'utf8')],
  ...sourceFiles(/^(?!src\/content\/samples\/).*\.(tsx?|mjs)$/),
]);
const files = Array.from(sources.keys());
const imports = new Map(Array.from(sources, ([file, source]) => [file, importsOf(file, source)]));

test('every file is in a layer, and imports only what that layer may', () => {
  const wrong = files.flatMap((file) => (imports.get(file) ?? []).flatMap((target) => objection(file, target) ?? []));
  expect(wrong).toEqual([]);
});

test('no file that Playwright runs imports Markdown, which only Vite compiles', () => {
  const importsMarkdown = (file: string) => /from '[^']*\.md'/.test(sources.get(file) ?? '');
  const reached = new Set(files.filter((file) => layerOf(file) === 'a11y'));
  for (const file of reached) for (const target of imports.get(file) ?? []) reached.add(target);
  expect(Array.from(reached).filter(importsMarkdown)).toEqual([]);
  expect(files.filter(importsMarkdown)).toContain('src/content/pages/faq.ts');
});

test('finds the imports of every form', () => {
  expect(imports.get('src/build/staticHost.ts'), 'import … from, with an extension').toContain('src/build/compress.ts');
  expect(imports.get('src/build/pictures.ts'), 'typeof import()').toContain('src/app/render.tsx');
  expect(imports.get('src/app/loadPage.tsx'), 'import()').toContain('src/app/docs.ts');
  expect(imports.get('src/testing/axe.ts'), 'from src to a11y').toContain('a11y/rules.ts');
});

function objection(file: string, target: string): string | undefined {
  if (isTest(target)) return `${file} imports ${target}: nothing may import a test`;
  const { isAllowed } = exceptions.find((exception) => exception.files.test(file) && exception.targets.test(target)) ?? {};
  const [own, other] = [layerOf(file), layerOf(target)];
  if (isAllowed ?? layers.indexOf(other) <= layers.indexOf(own)) return undefined;
  return `${file} imports ${target}: ${own} may not import ${isAllowed === false ? 'this file of ' : ''}${other}`;
}

function layerOf(file: string): string {
  const [top, folder = ''] = file.split('/');
  const layer = inBrowser.test(file) ? 'a11y' : top === 'src' ? folder : top === 'vite.config.ts' ? 'build' : top;
  if (!layer || !layers.includes(layer)) throw new Error(`${file} is in no layer: add it to the table in src/testing/imports.test.ts.`);
  return layer;
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
  const isAllowed = /\.isolated\.test\.tsx?$|^src\/testing\/(connections|setup)\.ts$|^src\/testing\/imports\.test\.ts$/;
  expect(files.filter((file) => !isAllowed.test(file) && changesModules.test(sources.get(file) ?? ''))).toEqual([]);
});
