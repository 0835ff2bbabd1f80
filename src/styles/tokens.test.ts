import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const pairs = new Map(
  Array.from(css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g), ([, name = '', light = '', dark = '']) => [
    name,
    { light, dark },
  ]),
);

const surfaces = ['surface', 'surface-raised', 'surface-sunk'];
const themes = ['light', 'dark'] as const;

/** [foreground, backgrounds, least ratio] */
const rules: readonly [string, readonly string[], number][] = [
  // WCAG 1.4.6, text
  ['text', surfaces, 7],
  ['text-muted', surfaces, 7],
  ['link', surfaces, 7],
  ['error', ['surface', 'surface-raised'], 7],
  ['success', surfaces, 7],
  ['key', ['surface', 'surface-raised'], 7],
  ['on-key', ['key'], 7],
  ['surface', ['link'], 7],
  ['on-hole', ['hole'], 7],
  ...['keyword', 'string', 'name', 'property', 'quiet'].map(
    (name) => [`code-${name}`, ['surface-sunk'], 7] as [string, string[], number],
  ),
  // WCAG 1.4.11, lines and shapes
  ['line', surfaces, 3],
  ['focus', surfaces, 3],
  ['cable-2', surfaces, 3],
  ['cable-3', surfaces, 3],
  ['cable-4', surfaces, 3],
  ['key', surfaces, 3],
  ['cable', surfaces, 3],
];

test.each(rules)('keeps the contrast of %s on %s at %d:1 or more', (foreground, backgrounds, least) => {
  for (const theme of themes) {
    for (const background of backgrounds) {
      const ratio = contrast(color(foreground, theme), color(background, theme));
      expect(ratio, `${foreground} on ${background}, ${theme}`).toBeGreaterThanOrEqual(least);
    }
  }
});

test('remaps every colour where the visitor has forced colours', () => {
  const forced = css.slice(css.indexOf('(forced-colors: active)'));
  for (const name of pairs.keys()) expect(forced).toContain(`--color-${name}:`);
});

test('says colours nowhere else', () => {
  const root = join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    if (file.endsWith('tokens.css')) continue;
    expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(/#[\da-f]{3,8}\b|rgb|hsl|oklch/i);
  }
});

function color(name: string, theme: (typeof themes)[number]): string {
  const pair = pairs.get(name);
  if (!pair) throw new Error(`tokens.css has no pair --color-${name}.`);
  return pair[theme];
}

/** WCAG 2.2, contrast ratio. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
