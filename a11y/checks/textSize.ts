import { css } from '../audit/barriers/plant';
import { clipped } from '../inPage/clipped';
import { coveredText } from '../inPage/coveredText';
import { overlappingLines } from '../inPage/overlappingLines';
import { hasOwnText, walk, type Walk, withRules } from '../inPage/walk';
import type { Check } from './check';

export const textSize: Check = {
  criteria: ['1.4.4'],
  claim:
    'Doubles the text size, halves the window, and sets the text of a phone to 200 %; expects text and fields to grow, and nothing cut off, overlapping, or covered. Expects text of at least 12 px outside drawings, and that two fingers can zoom.',
  on: 'every style',
  views: ['desktop', 'zoom200', 'phoneText200'],
  measure,
  barriers: {
    'text in px': css('main p', 'font-size: 16px'),
    'tiny text': css('main p', 'font-size: 8px'),
    'a heading that cannot wrap': css('main h1', 'white-space: nowrap', '(max-width: 400px)'),
    'lines that overlap': css('main p', 'line-height: 0.6'),
    'no zoom with two fingers': css('main', 'touch-action: pan-y'),
  },
  left: {
    '1.4.4': {
      aids: ['no assistive technology'],
      steps: 'Zoom each page to 200%. Then set text alone to 200%.',
      expected: 'Every word and control is still there, and nothing overlaps.',
    },
  },
};

export function measure(found: Walk) {
  const texts = found.parts.filter(
    ({ element }) => hasOwnText(element) || element.matches('textarea, select, input:not([type=checkbox], [type=radio])'),
  );
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const sizes = texts.map(({ element }) => sizeOf(element));
  const atDouble = () => [
    ...texts.flatMap(({ element }, index) => {
      const [from = 0, to] = [sizes[index], sizeOf(element)];
      // Text of 30 px or more may grow less, because its size depends on the window too.
      const isGrown = to > from && to >= Math.min(1.99 * from, 30);
      return isGrown ? [] : finding(element, 'text size in px at 200 %', to, `at least ${Math.min(2 * from, 30)}`);
    }),
    ...clipped(),
    ...overlappingLines(walk()),
  ];
  return [
    ...texts.flatMap(({ element }, index) =>
      (sizes[index] ?? 0) < 12 ? finding(element, 'text size in px', sizes[index], 'at least 12') : [],
    ),
    ...found.parts
      .filter(({ style }) => !/auto|manipulation|pinch-zoom/.test(style.touchAction))
      .map(({ element, style }) => finding(element, 'touch-action', style.touchAction, 'with pinch-zoom'))
      .slice(0, 5),
    ...clipped(found),
    ...overlappingLines(found),
    ...coveredText(),
    ...(innerWidth === 1280 ? withRules(':root { font-size: 200% !important; }', atDouble) : []),
  ];
}
