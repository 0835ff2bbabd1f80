import { css } from '../audit/barriers/plant';
import { isForScreenReaders, isShown, linesOf, quoted, textsIn, type Walk } from '../inPage/walk';
import type { Check } from './check';

export const prose: Check = {
  criteria: ['1.4.8'],
  claim:
    'Measures running text: at most 80 characters in a line, line spacing of 1.5, space between paragraphs, not justified, and by a rule of this house no paragraph in italics or capitals.',
  on: 'every style',
  measure: proseFaults,
  barriers: {
    'justified text': css('main p', 'text-align: justify'),
    'a paragraph in italics': css('main p', 'font-style: italic'),
    'a paragraph in capitals': css('main p', 'text-transform: uppercase'),
  },
  left: {
    '1.4.8': {
      aids: ['magnifier', 'no assistive technology'],
      steps: 'Change the colors of text and background in the settings of the browser.',
      expected: 'Each page uses those colors.',
    },
  },
};

const blocks = 'p, li, dd, blockquote, figcaption';

export function proseFaults({ parts }: Walk) {
  // Lists of links are not running text.
  return parts.flatMap(({ element }) =>
    element.matches(blocks) && !element.matches('nav li') && hasOwnWords(element) ? faultsOf(element) : [],
  );
}

/** Blocks inside of a block are measured on their own. */
const hasOwnWords = ({ childNodes }: Element) =>
  Array.from(childNodes).some((node) => {
    const isInline = node instanceof Text || (node instanceof Element && getComputedStyle(node).display.startsWith('inline'));
    return isInline && node.textContent?.trim();
  });

function faultsOf(block: HTMLElement) {
  const [lines, isParagraph] = [wordsByLine(block), block.matches('p')];
  if (lines.length < (isParagraph ? 1 : 2)) return [];
  const { lineHeight, fontSize, textAlign, fontStyle, textTransform } = getComputedStyle(block);
  const spacing = Number.parseFloat(lineHeight);
  const longest = Math.max(...lines.map(({ words }) => words.trim().length));
  const share = spacing / Number.parseFloat(fontSize);
  const space = isParagraph ? spaceAfter(block, lines.at(-1)?.bottom ?? NaN, fontSize) / spacing : Infinity;
  const fault = (what: string, value: string | number, limit: string, report = finding) =>
    report(block, `${quoted(block)}: ${what}`, value, limit);
  return [
    longest <= 80 ? [] : fault('characters in a line', longest, 'at most 80'),
    share >= 1.499 ? [] : fault('line spacing', share, 'at least 1.5'),
    textAlign !== 'justify' ? [] : fault('text alignment', textAlign, 'not justified'),
    fontStyle === 'normal' ? [] : fault('font style', fontStyle, 'normal', houseRule),
    textTransform === 'none' ? [] : fault('case', textTransform, 'as written', houseRule),
    space >= 1.499 ? [] : fault('lines to the next paragraph', space.toFixed(2), 'at least 1.5'),
  ].flat();
}

/** From the last line of a block to the first of the next. Infinite if that is beside it, or of another size: a lead or a label. */
function spaceAfter(block: Element, bottom: number, fontSize: string): number {
  const next = block.nextElementSibling;
  if (!next?.matches('p') || !isShown(next) || getComputedStyle(next).fontSize !== fontSize) return Infinity;
  const [first] = wordsByLine(next);
  return first && first.bottom > bottom ? first.bottom - bottom : Infinity;
}

function wordsByLine(block: Element) {
  const lines: { words: string; bottom: number }[] = [];
  for (const text of textsIn(block)) {
    if (text.parentElement?.closest(`${blocks}, pre, svg`) !== block || isForScreenReaders(text.parentElement)) continue;
    for (const { 0: word, index } of text.data.matchAll(/\S+\s*/g)) {
      const [box] = linesOf(text, index, index + word.trimEnd().length);
      if (!box || box.width <= 1) continue;
      const line = lines.find(({ bottom }) => Math.abs(bottom - box.bottom) < box.height / 2);
      if (line) line.words += word;
      else lines.push({ words: word, bottom: box.bottom });
    }
  }
  return lines;
}
