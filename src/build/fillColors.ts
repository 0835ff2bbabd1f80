/** Replaces the custom properties of a drawing with the colours of tokens.css, for programs that know no custom properties. */
import { readFileSync } from 'node:fs';
import { type ColorPair, colorPairs } from '../styles/colorPairs.ts';

const pairs = colorPairs(readFileSync('src/styles/tokens.css', 'utf8'));

/** `var(--color-…)` becomes the colour of one theme. Throws when tokens.css has no such pair of colours. */
export function fillColors(drawing: string, theme: keyof ColorPair): string {
  return drawing.replace(/var\(--([\w-]+)\)/g, (_, name: string) => color(name, theme));
}

/**
 * For an SVG file that a browser shows by itself: each colour follows the visitor's theme. The attributes hold the light
 * colour as a fallback, for programs that do not read the <style>.
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

function color(name: string, theme: keyof ColorPair): string {
  const pair = name.startsWith('color-') ? pairs.get(name.slice('color-'.length)) : undefined;
  if (!pair) throw new Error(`A drawing uses --${name}, and tokens.css has no such pair of colours.`);
  return pair[theme];
}
