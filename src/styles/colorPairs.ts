/** The themes of the site, and the colours that tokens.css has for them. */

export const themes = ['light', 'dark'] as const;

/** A colour of each theme, as `#1c1a16`. */
export type ColorPair = Readonly<Record<(typeof themes)[number], string>>;

/** Every `--color-<name>: light-dark(…)` in the text of tokens.css, by name. */
export function colorPairs(css: string): ReadonlyMap<string, ColorPair> {
  const found = css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
  return new Map(Array.from(found, ([, name = '', light = '', dark = '']) => [name, { light, dark }]));
}
