/** Converts SVG to PNG and measures text. The fonts come from a package, so that cards are the same on every machine. */
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const { resolve } = createRequire(import.meta.url);

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
export function png(svg: string, width: number): Buffer {
  return new Resvg(svg, { ...options, fitTo: { mode: 'width', value: width } }).render().asPng();
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
