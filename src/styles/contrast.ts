/** The required contrast of the colors in tokens.css. tokens.test.ts asserts it. */

const surfaces = ['surface', 'surface-raised', 'surface-sunk'];

/** [foreground, backgrounds, minimum ratio]. Color names are those of tokens.css without `--color-`. */
export const contrastRules: readonly (readonly [string, readonly string[], number])[] = [
  // Text (WCAG 1.4.6)
  ['text', surfaces, 7],
  ['text-muted', surfaces, 7],
  ['link', surfaces, 7],
  ['error', surfaces, 7],
  ['success', surfaces, 7],
  ['key', ['surface', 'surface-raised'], 7],
  ['on-key', ['key'], 7],
  ['surface', ['link'], 7],
  ['on-hole', ['hole'], 7],
  ...['keyword', 'string', 'name'].map((name) => [`code-${name}`, ['surface-sunk'], 7] as const),
  // Lines and shapes (WCAG 1.4.11)
  ['line', surfaces, 3],
  ['focus', surfaces, 3],
  ['cable-2', surfaces, 3],
  ['cable-3', surfaces, 3],
  ['cable-4', surfaces, 3],
  ['key', surfaces, 3],
  ['cable', surfaces, 3],
];

/** The contrast ratio of two hex colors, as WCAG 2.2 defines it. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channelsOf(hex).map(lightOf);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Red, green, and blue of a color such as `#1c1a16`, from 0 to 255. */
export function channelsOf(hex: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** The linear value of a channel, from 0 to 1, for an sRGB value from 0 to 255. */
function lightOf(value: number): number {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
