/** The color schemes of the site and their colors in tokens.css. */

export const colorSchemes = ['light', 'dark'] as const;

/** A color such as `#1c1a16` for each color scheme. */
export type ColorPair = Readonly<Record<(typeof colorSchemes)[number], string>>;

/** Every `--color-<name>: light-dark(…)` in the text of tokens.css, by name. */
export function colorPairs(css: string): ReadonlyMap<string, ColorPair> {
  const matches = css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
  return new Map(Array.from(matches, ([, name = '', light = '', dark = '']) => [name, { light, dark }]));
}
