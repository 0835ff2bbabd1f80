/** SVG to PNG, and how wide text gets in it. Its fonts come from a package: a card looks the same on every machine. */
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';

const { resolve } = createRequire(import.meta.url);

const options = {
  font: {
    loadSystemFonts: false,
    fontFiles: ['400Regular', '700Bold'].map((style) =>
      resolve(`@expo-google-fonts/atkinson-hyperlegible-next/${style}/AtkinsonHyperlegibleNext_${style}.ttf`),
    ),
  },
  // Says so when the fonts lack a character.
  logLevel: 'warn',
} as const;

export function png(svg: string, width: number): Buffer {
  return new Resvg(svg, { ...options, fitTo: { mode: 'width', value: width } }).render().asPng();
}

const widths = new Map<string, number>();

/** Of bold text, measured by what draws it: from where the text starts to where its last letter ends. */
export function textWidth(text: string, size: number): number {
  const known = widths.get(text);
  if (known !== undefined) return known * size;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const line = `<text font-family="Atkinson Hyperlegible Next" font-weight="700" font-size="100">${escaped}</text>`;
  const box = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${line}</svg>`, options).getBBox();
  const width = box ? (box.x + box.width) / 100 : 0;
  widths.set(text, width);
  return width * size;
}
