/** Sets a title as large as its box allows: nothing in an SVG wraps by itself. */

interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly maxLines: number;
  /** Font sizes to choose from, the largest first. */
  readonly sizes: readonly number[];
  /** From line to line, as a multiple of the font size. */
  readonly lineHeight: number;
}

interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** How wide a line of text is at a font size. */
export type Measure = (text: string, size: number) => number;

/** A text that is too long for its box even at the smallest size ends in an ellipsis after a whole word. */
export function fitText(text: string, box: TextBox, measure: Measure): FittedText {
  const words = text.split(' ');
  for (const size of box.sizes) {
    const lines = wrap(words, box, size, measure);
    if (lines) return { size, lines };
  }
  if (words.length === 1) throw new Error(`“${text}” is one word and wider than its line.`);
  const shorter = words.slice(0, -1).join(' ').replace(/[\s,:;–]*$/, '…');
  return fitText(shorter, { ...box, sizes: box.sizes.slice(-1) }, measure);
}

/** Balanced lines, or nothing when they do not fit. */
function wrap(words: readonly string[], box: TextBox, size: number, measure: Measure): readonly string[] | undefined {
  const fits = (line: string) => measure(line, size) <= box.width;
  const maxLines = Math.min(box.maxLines, Math.floor(box.height / (size * box.lineHeight)));
  for (let count = 1; count <= maxLines; count++) {
    const ways = waysToBreak(words, count).filter((lines) => lines.every(fits));
    const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => measure(line, size)));
    if (ways.length) return ways.reduce((best, lines) => (widest(lines) < widest(best) ? lines : best));
  }
  return undefined;
}

/** Every way to set words in `count` lines. */
function waysToBreak(words: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 1) return [[words.join(' ')]];
  return words.slice(count - 1).flatMap((_, index) =>
    waysToBreak(words.slice(index + 1), count - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
  );
}
