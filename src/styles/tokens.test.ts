import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../testing/sourceFiles';
import { colorPairs, colorSchemes } from './colorPairs';
import { contrast, contrastRules } from './contrast';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const pairs = colorPairs(css);

test.each(contrastRules)('keeps the contrast of %s on %s at %d:1 or more', (foreground, backgrounds, minimum) => {
  for (const scheme of colorSchemes) {
    for (const background of backgrounds) {
      const ratio = contrast(color(foreground, scheme), color(background, scheme));
      expect(ratio, `${foreground} on ${background}, ${scheme}`).toBeGreaterThanOrEqual(minimum);
    }
  }
});

test('repeats the colors of the page in index.html, for the toolbar of browsers', () => {
  const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
  const colors = Array.from(html.matchAll(/name="theme-color" data-scheme="(\w+)".* content="(.+?)"/g), ([, scheme, content]) => [
    scheme,
    content,
  ]);
  expect(Object.fromEntries(colors), 'index.html needs the pair --color-surface of tokens.css').toEqual(pairs.get('surface'));
});

test.each(['#9c2a06', 'light-dark(#9c2a06, #fa7)', 'light-dark(oklch(40% 0.1 150), #ffa27d)'])('rejects the color %s', (value) => {
  expect(() => colorPairs(`:root { --color-key: ${value}; }`)).toThrow(
    `tokens.css: --color-key is ${value}. Write it as light-dark(#rrggbb, #rrggbb).`,
  );
});

test('remaps every color in forced-colors mode', () => {
  const forced = css.slice(css.indexOf('(forced-colors: active)'));
  for (const name of pairs.keys()) expect(forced).toContain(`--color-${name}:`);
});

test.each([320, 768, 1280, 1920])(
  'makes all text at least 1.5 times larger when the default font size doubles, in a viewport of %d px',
  (width) => {
    const sizes = Array.from(
      css.matchAll(/--size-([\w-]+): (?:min\((.+)vw \+ (.+)rem, )?clamp\((.+)rem, (.+)rem \+ (.+)vw, (.+?)rem\)+;/g),
    );
    expect(sizes.length).toBe(3);
    for (const [, name, limitShare = '100', limitRems = '0', ...numbers] of sizes) {
      const [minimum = 0, rems = 0, share = 0, maximum = 0] = numbers.map(Number);
      const limitAt = (rem: number) => (Number(limitShare) * width) / 100 + Number(limitRems) * rem;
      const sizeAt = (rem: number) => Math.min(limitAt(rem), Math.max(minimum * rem, rems * rem + (share * width) / 100), maximum * rem);
      expect(sizeAt(32) / sizeAt(16), name).toBeGreaterThanOrEqual(1.5);
    }
  },
);

test('is the only style sheet with color values', () => {
  const others = sourceFiles(/^src\/.*(?<!tokens)\.css$/);
  expect(others.length).toBeGreaterThan(20);
  for (const [file, text] of others) expect(text, file).not.toMatch(/#[\da-f]{3,8}\b|(rgb|hsl|oklch)a?\(/i);
});

test('names the widths at which layouts change, and few layouts need another', () => {
  // The header, the docs, and two controls whose own words need the space.
  const allowed = ['26rem', '44rem', '58rem', '63rem', '70rem', '15rem', '20rem', '22rem'];
  const queries = sourceFiles(/\.module\.css$/).flatMap(([, text]) => text.match(/@container \(.*\)/g) ?? []);
  const widths = queries.flatMap((query) => query.match(/[\d.]+rem/g) ?? []);
  expect(widths.length).toBeGreaterThan(10);
  expect(widths.filter((width) => !allowed.includes(width))).toEqual([]);
});

function color(name: string, scheme: (typeof colorSchemes)[number]): string {
  const pair = pairs.get(name);
  if (!pair) throw new Error(`tokens.css has no pair --color-${name}.`);
  return pair[scheme];
}

test('defines only tokens that are used', () => {
  const sources = sourceFiles(/^src\/(?!styleguide).*\.(css|tsx?)$/).join();
  const names = Array.from(css.matchAll(/^ {2}(--[\w-]+):/gm), ([, name]) => name);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !sources.includes(`var(${name})`))).toEqual([]);
});
