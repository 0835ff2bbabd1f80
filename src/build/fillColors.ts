/** Fills the colours of a drawing in, for programs that know no custom properties. Pairs come from `tokens.css`. */
import { readFileSync } from 'node:fs';

export type Theme = 'light' | 'dark';

const css = readFileSync('src/styles/tokens.css', 'utf8');
const pairs = new Map(
  Array.from(css.matchAll(/--(color-[\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g), ([, name = '', light = '', dark = '']) => [
    name,
    { light, dark },
  ]),
);

/** `var(--color-…)` becomes the colour of one theme; a name that `tokens.css` lacks is an error. */
export function fillColors(drawing: string, theme: Theme): string {
  return drawing.replace(/var\(--([\w-]+)\)/g, (_, name: string) => color(name, theme));
}

/**
 * For an SVG file that a browser shows by itself: each colour follows the visitor's theme. The light one stands in the
 * attribute too, since the policy blocks the <style> when the file is opened as a page.
 */
export function fillColorPairs(drawing: string): string {
  const used = new Set<string>();
  const filled = drawing.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    used.add(name);
    return `var(--${name},${color(name, 'light')})`;
  });
  const dark = Array.from(used, (name) => `--${name}:${color(name, 'dark')}`);
  return filled.replace('>', () => `><style>@media(prefers-color-scheme:dark){:root{${dark.join(';')}}}</style>`);
}

function color(name: string, theme: Theme): string {
  const pair = pairs.get(name);
  if (!pair) throw new Error(`A drawing uses --${name}, and tokens.css has no such pair of colours.`);
  return pair[theme];
}
