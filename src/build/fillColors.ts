/** Replaces the custom properties of a drawing with the colors of tokens.css, for programs without custom properties. */
import { readFileSync } from 'node:fs';
import { type ColorPair, colorPairs } from '../styles/colorPairs.ts';

const pairs = colorPairs(readFileSync('src/styles/tokens.css', 'utf8'));

/** Replaces `var(--color-…)` with the color of one color scheme. Throws if tokens.css has no such pair. */
export function fillColors(drawing: string, scheme: keyof ColorPair): string {
  return drawing.replace(/var\(--([\w-]+)\)/g, (_, name: string) => color(name, scheme));
}

/**
 * Makes a standalone SVG file follow the color scheme of the visitor. Programs that ignore the <style> get the light colors from the
 * attributes.
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

function color(name: string, scheme: keyof ColorPair): string {
  const pair = name.startsWith('color-') ? pairs.get(name.slice('color-'.length)) : undefined;
  if (!pair) throw new Error(`A drawing uses --${name}, and tokens.css has no such pair of colors.`);
  return pair[scheme];
}
