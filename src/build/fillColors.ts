/** Replaces the custom properties of a drawing with the colors of tokens.css, for programs without custom properties. */
import { readFileSync } from 'node:fs';
import { colorPairs } from '../styles/colorPairs.ts';

const pairs = colorPairs(readFileSync('src/styles/tokens.css', 'utf8'));

/** Replaces `var(--color-…)` with the color of the dark scheme. Throws if tokens.css has no such pair. */
export function fillColors(drawing: string): string {
  return drawing.replace(/var\(--(?:color-)?([\w-]+)\)/g, (property, name: string) => {
    const pair = pairs.get(name);
    if (!pair) throw new Error(`A drawing uses ${property}, and tokens.css has no such pair of colors.`);
    return pair.dark;
  });
}
