/** Draws social cards and icons as files, on demand. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawCard, drawIcon } from '../app/render';
import { cardPath, cardSize } from '../drawings/SocialCard/cardFile.ts';
import { iconPath } from '../content/outputPaths.ts';
import { routes } from '../content/routes.ts';
import { colorPairs } from '../styles/colorPairs.ts';

/** The logo that search engines show. */
export const logoPath = '/icon-512.png';

/** Maps the path of each picture to a function that draws it. */
export function pictures(): ReadonlyMap<string, () => string | Buffer> {
  const tab = fillColors(drawIcon('tab'));
  const tile = fillColors(drawIcon('tile'));
  return new Map<string, () => string | Buffer>([
    ['/favicon.svg', () => tab],
    // Programs without SVG icons request this path, and browsers do beside files that are no pages.
    [iconPath, () => ico(tab, 48)],
    // Home screens show transparent areas as black.
    ['/apple-touch-icon.png', () => png(tile, 180)],
    [logoPath, () => png(tile, 512)],
    ...routes.map((page) => [cardPath(page), () => png(fillColors(drawCard(page, textWidth)), cardSize.width)] as const),
  ]);
}

const pairs = colorPairs(readFileSync('src/styles/tokens.css', 'utf8'));

/**
 * Replaces `var(--color-…)` with the color of the dark scheme, for programs without custom properties. Throws if tokens.css has no such
 * pair.
 */
export function fillColors(drawing: string): string {
  return drawing.replace(/var\(--(?:color-)?([\w-]+)\)/g, (property, name: string) => {
    const pair = pairs.get(name);
    if (!pair) throw new Error(`A drawing uses ${property}, and tokens.css has no such pair of colors.`);
    return pair.dark;
  });
}

const { resolve } = createRequire(import.meta.url);

/** The fonts come from a package, so that cards are the same on every machine. */
const options = {
  font: {
    loadSystemFonts: false,
    fontFiles: ['400Regular', '700Bold'].map((style) =>
      resolve(`@expo-google-fonts/atkinson-hyperlegible-next/${style}/AtkinsonHyperlegibleNext_${style}.ttf`),
    ),
  },
  // Reports characters that the fonts lack.
  logLevel: 'warn',
} as const;

/** `width` is in pixels. */
function png(svg: string, width: number): Buffer {
  return new Resvg(svg, { ...options, fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** An ICO file may contain a PNG. */
function ico(svg: string, size: number): Buffer {
  const icon = png(svg, size);
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(icon.length, 14);
  return Buffer.concat([header, icon]);
}

const widths = new Map<string, number>();

/** Measures bold text with the library that draws it, from the start of the text to the end of its last letter. */
export function textWidth(text: string, size: number): number {
  const known = widths.get(text);
  if (known !== undefined) return known * size;
  const line = createElement('text', { fontFamily: 'Atkinson Hyperlegible Next', fontWeight: 700, fontSize: 100 }, text);
  const svg = createElement('svg', { xmlns: 'http://www.w3.org/2000/svg', width: 1, height: 1 }, line);
  const box = new Resvg(renderToStaticMarkup(svg), options).getBBox();
  const width = box ? (box.x + box.width) / 100 : 0;
  widths.set(text, width);
  return width * size;
}
