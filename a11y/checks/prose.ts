/** Running text: its order, and what makes it easy to read. */
import { css, dom, markup } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { isForScreenReaders, isShown, linesOf, type Part, quoted, textsIn, type Walk } from '../inPage/walk';
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
  return parts.flatMap(({ element }) => (element.matches(blocks) && hasOwnWords(element) ? faultsOf(element) : []));
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

export const readingOrder: Check = {
  criteria: ['1.3.2'],
  claim:
    'Compares the order of the HTML with the visual order at 320 and 1280 px; expects the same order of text and controls, by a rule of this house no empty paragraph as space, and text from right to left where it has Arabic or Hebrew letters, and only there.',
  on: 'every style',
  views: ['desktop', 'phone'],
  measure: readingOrderFaults,
  barriers: {
    'a column in reverse': css('main > div', 'display: flex; flex-direction: column-reverse'),
    'an empty paragraph': markup('<p style="block-size: 1rem"></p>'),
    'English from right to left': dom('main p', (words) => (words.dir = 'rtl')),
    'Arabic without a direction': markup('<p lang="ar">مرحبا</p>'),
  },
  left: {
    '1.3.2': {
      aids: screenReaders,
      steps: 'Read each page from the start, in each tab, and in a narrow window.',
      expected: 'The order makes sense.',
    },
  },
};

const placed = 'h1, h2, h3, h4, p, li, dt, dd, pre, td, th, caption, label, legend, button, input, textarea, summary';

export function readingOrderFaults({ parts, texts }: Walk) {
  return [
    ...reorderedInSight(parts),
    ...parts
      .filter(({ element, box }) => element.matches('li:empty, p:not(:has(*))') && box.height > 0 && !element.textContent?.trim())
      .map(({ element }) => houseRule(element, 'is empty space')),
    ...texts.flatMap(({ data, parentElement }) => (parentElement ? ofDirection(parentElement, data) : [])),
  ];
}

function ofDirection(element: Element, text: string) {
  const isReversed = (one: Element | null): boolean => one !== null && getComputedStyle(one).direction === 'rtl';
  if (!isReversed(element))
    return /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? [finding(element, 'has no direction from right to left')] : [];
  let passage = element;
  while (passage.parentElement && isReversed(passage.parentElement)) passage = passage.parentElement;
  const isMeant = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(passage.textContent ?? '') || !/\p{L}/u.test(text);
  return isMeant ? [] : [finding(element, 'goes from right to left')];
}

function reorderedInSight(parts: readonly Part[]) {
  // At the top of the page, sticky elements are in their normal place.
  scrollTo({ top: 0, behavior: 'instant' });
  const shown = parts
    .filter(({ element }) => element.matches(placed) && !element.querySelector(placed) && !isForScreenReaders(element))
    .map(({ element }) => ({ element, box: element.getBoundingClientRect(), column: stickyColumn(element) }))
    .filter(({ box }) => box.width > 1 && box.height > 1 && box.bottom > 0 && box.right > 0);
  return shown.flatMap(({ element: earlier, box: first, column }, index) =>
    shown.slice(index + 1).flatMap(({ element: later, box: second, column: otherColumn }) => {
      const isSameColumn = Math.min(first.right, second.right) - Math.max(first.left, second.left) > 1;
      const isAbove = isSameColumn && second.bottom <= first.top + 1;
      const isBefore = Math.abs(first.top - second.top) < 4 && second.right <= first.left + 1;
      if (column !== otherColumn || !(isAbove || isBefore)) return [];
      const where = isAbove ? 'above' : 'before';
      return [finding(later, `${quoted(later)} is shown ${where} ${quoted(earlier)}, which comes earlier in the HTML`)];
    }),
  );
}

/** A sticky column is beside the whole page, so it has no place among the placed of another column. */
function stickyColumn(element: Element): Element | null {
  let part: Element | null = element;
  while (part && !/sticky|fixed/.test(getComputedStyle(part).position)) part = part.parentElement;
  return part;
}
