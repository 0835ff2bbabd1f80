import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../testing/sourceFiles';

const allSheets = sourceFiles(/^src\/.*\.css$/);
const sheets = allSheets.filter(([file]) => file.endsWith('.module.css'));
const components = sourceFiles(/^src\/.*\.tsx$/);

// Nothing else notices: a class without a rule is `undefined`, and a rule without a user is dead weight.
test.each(sheets)('%s defines exactly the classes that are used', (file, css) => {
  const used = new Set<string>();
  let isLookedUp = false;
  for (const { name, source } of usersOf(file)) {
    for (const [, className = ''] of source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) used.add(className);
    isLookedUp ||= source.includes(`${name}[`);
  }
  const defined = classesOf(css);
  for (const name of composedFrom(file)) used.add(name);
  expect(
    Array.from(used).filter((name) => !defined.has(name)),
    'used, but not defined',
  ).toEqual([]);
  // Which class `styles[kind]` is, only a rendered page tells.
  if (!isLookedUp)
    expect(
      Array.from(defined).filter((name) => !used.has(name)),
      'defined, but not used',
    ).toEqual([]);
});

/** The components that import a stylesheet, each with the name it gives it. */
function usersOf(sheet: string) {
  return components.flatMap(([file, source]) => {
    const imports = Array.from(source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g));
    return imports
      .filter(([, , path = '']) => join(dirname(file), path) === sheet)
      .map(([, name = '']) => ({ name, source: source.replaceAll(/^import .*$/gm, '') }));
  });
}

/** The classes of a stylesheet that others compose. */
function composedFrom(sheet: string) {
  return sheets.flatMap(([file, css]) => {
    const uses = Array.from(css.matchAll(/composes: ([\w ]+) from '([^']+)'/g));
    return uses.filter(([, , path = '']) => join(dirname(file), path) === sheet).flatMap(([, names = '']) => names.split(' '));
  });
}

function classesOf(css: string) {
  return new Set(selectorsOf(css).flatMap((selector) => Array.from(selector.matchAll(/\.([a-z]\w*)/gi), ([, name = '']) => name)));
}

test.each(['gap', 'split'])('layout.module.css has a rule for each value of data-%s that a component may use', (name) => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
  const [, declared = ''] = new RegExp(`'data-${name}'\\?: ([^;]*);`).exec(read('layoutAttributes.d.ts')) ?? [];
  const ruled = read('layout.module.css').matchAll(new RegExp(`\\[data-${name}='(\\w+)'\\]`, 'g'));
  expect(Array.from(new Set(Array.from(ruled, ([, value]) => `'${value}'`))).toSorted()).toEqual(declared.split(' | ').toSorted());
});

/** The part of a selector after its last combinator, with the arguments of its functions. */
const lastCompound = /(?:\((?:[^()]|\([^()]*\))*\)|[^\s>~+()])+$/;

// Chromium computes the style of every element again when `data-js` changes, if one rule that follows it ends in a compound such as
// `> :first-child`. That took 70 ms of the home page on a slow phone, and more on longer pages.
test('every rule that follows data-js ends in a class, an attribute, or an element', () => {
  const ends = allSheets
    .flatMap(([, css]) => selectorsOf(css))
    .filter((selector) => selector.includes('[data-js'))
    .map((selector) => ({ selector, end: lastCompound.exec(selector)?.[0] }));
  expect(ends.length).toBeGreaterThan(10);
  expect(ends.filter(({ end = '' }) => !/[.[]|^[a-z]|^:root/.test(end))).toEqual([]);
});

function selectorsOf(css: string): string[] {
  const preludes = css.replaceAll(/\/\*.*?\*\//gs, '').match(/[^{};]*(?=\{)/g) ?? [];
  return preludes.flatMap((prelude) => (/^\s*@/.test(prelude) ? [] : prelude.split(/,(?![^(]*\))/))).map((selector) => selector.trim());
}
