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
 * Uses the largest font size at which the text fits, and breaks it into lines of similar width. A word that is wider than the box makes the
 * smallest size smaller. At that size, a long text ends in an ellipsis after a whole word.
 */
export function fitText(text: string, box: TextBox, measure: Measure): FittedText {
  const words = text.split(' ');
  const widestWord = Math.max(...words.map((word) => measure(word, 1)));
  const smallest = Math.min(...box.sizes, (0.99 * box.width) / widestWord);
  for (const size of [...box.sizes, smallest]) {
    const widthOf = (line: string) => measure(line, size);
    const widest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
    let lines = wrap(words, (line) => widthOf(line) <= box.width);
    const isTooLarge = lines.length > box.maxLines || lines.length * size * box.lineHeight > box.height || widest(lines) > box.width;
    while (!isTooLarge) {
      const narrower = wrap(words, (line) => widthOf(line) < widest(lines));
      if (narrower.length > lines.length || widest(narrower) >= widest(lines)) return { size, lines };
      lines = narrower;
    }
  }
  const shorter = words
    .slice(0, -1)
    .join(' ')
    .replace(/[\s,:;–]*$/, '…');
  return fitText(shorter, { ...box, sizes: box.sizes.slice(-1) }, measure);
}

/** Puts as many words on each line as fit, and at least one. */
function wrap(words: readonly string[], fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
