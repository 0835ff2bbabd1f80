/** Fits text into a box and breaks it into lines, because SVG does not wrap text. */

interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly maxLines: number;
  /** The font sizes to choose from, largest first. */
  readonly sizes: readonly number[];
  /** The distance between two baselines, as a multiple of the font size. */
  readonly lineHeight: number;
}

interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The width of a line of text at a font size. */
export type Measure = (text: string, size: number) => number;

/**
 * Uses the largest font size at which the text fits. At the smallest size, a long text ends in an ellipsis after a whole word.
 * Throws for a single word that is wider than the box.
 */
export function fitText(text: string, box: TextBox, measure: Measure): FittedText {
  const words = text.split(' ');
  for (const size of box.sizes) {
    const lines = wrap(words, box, size, measure);
    if (lines) return { size, lines };
  }
  if (words.length === 1) throw new Error(`“${text}” is a single word, and wider than the box.`);
  const shorter = words
    .slice(0, -1)
    .join(' ')
    .replace(/[\s,:;–]*$/, '…');
  return fitText(shorter, { ...box, sizes: box.sizes.slice(-1) }, measure);
}

/** Lines of similar width, or undefined when they do not fit. */
function wrap(words: readonly string[], box: TextBox, size: number, measure: Measure): readonly string[] | undefined {
  const widthOf = (line: string) => measure(line, size);
  const widest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  const maxLines = Math.min(box.maxLines, Math.floor(box.height / (size * box.lineHeight)));
  for (let count = 1; count <= maxLines; count++) {
    const ways = waysToBreak(words, count, (line) => widthOf(line) <= box.width);
    if (ways.length) return ways.reduce((best, lines) => (widest(lines) < widest(best) ? lines : best));
  }
  return undefined;
}

/** Every division of the words into `count` lines that fit. */
function waysToBreak(words: readonly string[], count: number, fits: (line: string) => boolean): string[][] {
  if (count === 1) {
    const line = words.join(' ');
    return fits(line) ? [[line]] : [];
  }
  const ways: string[][] = [];
  for (let length = 1; length <= words.length - count + 1; length++) {
    const line = words.slice(0, length).join(' ');
    if (!fits(line)) break;
    for (const rest of waysToBreak(words.slice(length), count - 1, fits)) ways.push([line, ...rest]);
  }
  return ways;
}
