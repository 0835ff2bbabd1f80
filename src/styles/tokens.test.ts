import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { colorPairs, themes } from './colorPairs';
import { contrast, contrastRules } from './contrast';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const pairs = colorPairs(css);

test.each(contrastRules)('keeps the contrast of %s on %s at %d:1 or more', (foreground, backgrounds, least) => {
  for (const theme of themes) {
    for (const background of backgrounds) {
      const ratio = contrast(color(foreground, theme), color(background, theme));
      expect(ratio, `${foreground} on ${background}, ${theme}`).toBeGreaterThanOrEqual(least);
    }
  }
});

test('remaps every colour under forced colours', () => {
  const forced = css.slice(css.indexOf('(forced-colors: active)'));
  for (const name of pairs.keys()) expect(forced).toContain(`--color-${name}:`);
});

test.each([320, 768, 1280, 1920])('makes all text grow 1.5 times or more when the default font size doubles, in a viewport of %d px', (width) => {
  const sizes = Array.from(css.matchAll(/--size-([\w-]+): clamp\((.+)rem, (.+)rem \+ (.+)vw, (.+)rem\);/g));
  expect(sizes.length).toBeGreaterThan(3);
  for (const [, name, ...numbers] of sizes) {
    const [least = 0, rems = 0, share = 0, most = 0] = numbers.map(Number);
    const sizeAt = (rem: number) => Math.min(Math.max(least * rem, rems * rem + (share * width) / 100), most * rem);
    expect(sizeAt(32) / sizeAt(16), name).toBeGreaterThanOrEqual(1.5);
  }
});

test('is the only stylesheet that names colours', () => {
  const root = join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    if (file.endsWith('tokens.css')) continue;
    expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(/#[\da-f]{3,8}\b|(rgb|hsl|oklch)a?\(/i);
  }
});

function color(name: string, theme: (typeof themes)[number]): string {
  const pair = pairs.get(name);
  if (!pair) throw new Error(`tokens.css has no pair --color-${name}.`);
  return pair[theme];
}

test('defines only tokens that are used', () => {
  const root = join(import.meta.dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file) && !file.startsWith('styleguide'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join();
  const names = Array.from(css.matchAll(/^ {2}(--[\w-]+):/gm), ([, name]) => name);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !sources.includes(`var(${name})`))).toEqual([]);
});
