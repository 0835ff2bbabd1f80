/** The contrast that the colours of tokens.css must have: tokens.test.ts asserts it, and the style guide shows it. */

const surfaces = ['surface', 'surface-raised', 'surface-sunk'];

/** [foreground, backgrounds, minimum ratio]; colours are named as in tokens.css, without `--color-`. */
export const contrastRules: readonly (readonly [string, readonly string[], number])[] = [
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
  ...['keyword', 'string', 'name', 'property', 'quiet'].map((name) => [`code-${name}`, ['surface-sunk'], 7] as const),
  // WCAG 1.4.11, lines and shapes
  ['line', surfaces, 3],
  ['focus', surfaces, 3],
  ['cable-2', surfaces, 3],
  ['cable-3', surfaces, 3],
  ['cable-4', surfaces, 3],
  ['key', surfaces, 3],
  ['cable', surfaces, 3],
];

/** WCAG 2.2, contrast ratio. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => lightOf(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, relative luminance: the linear light of one channel, from 0 to 1, given its value from 0 to 255. */
export function lightOf(value: number): number {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
