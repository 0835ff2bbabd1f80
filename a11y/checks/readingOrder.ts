import { screenReaders } from '../audit/evaluation';
import { css, dom, markup } from '../audit/barriers/plant';
import { hasText, isForScreenReaders, type Part, quoted, type Walk } from '../inPage/walk';
import type { Check } from './check';

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

const blocks = 'h1, h2, h3, h4, p, li, dt, dd, pre, td, th, caption, label, legend, button, input, textarea, summary';

export function readingOrderFaults({ parts, texts }: Walk) {
  return [
    ...reorderedInSight(parts),
    ...parts
      .filter(({ element, box }) => element.matches('p:empty, li:empty, p:not(:has(*))') && box.height > 0 && !hasText(element))
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
    .filter(({ element }) => element.matches(blocks) && !element.querySelector(blocks) && !isForScreenReaders(element))
    .map(({ element }) => ({ element, box: element.getBoundingClientRect(), column: stickyColumn(element) }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
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

/** A sticky column is beside the whole page, so it has no place among the blocks of another column. */
function stickyColumn(element: Element): Element | null {
  let part: Element | null = element;
  while (part && getComputedStyle(part).position !== 'sticky') part = part.parentElement;
  return part;
}
