/** The color schemes of the site and their colors in tokens.css. */
import { Mistake } from '../lib/mistake.ts';

export const colorSchemes = ['light', 'dark'] as const;

/** A color such as `#1c1a16` for each color scheme. */
export type ColorPair = Readonly<Record<(typeof colorSchemes)[number], string>>;

/**
 * Every color in the first rule of tokens.css, by name. The others follow a preference.
 * @throws if one is not a pair, because pictures and the tests of contrast could not read it
 */
export function colorPairs(css: string): ReadonlyMap<string, ColorPair> {
  const colors = css.slice(0, css.indexOf('}')).matchAll(/--color-([\w-]+): (.*);/g);
  return new Map(
    Array.from(colors, ([, name = '', value = '']) => {
      const [, light, dark] = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/i.exec(value) ?? [];
      if (light && dark) return [name, { light, dark }];
      throw new Mistake(`tokens.css: --color-${name} is ${value}. Write it as light-dark(#rrggbb, #rrggbb).`);
    }),
  );
}
