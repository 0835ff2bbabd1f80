import { screenReaders } from '../audit/evaluation';
import { css, dom } from '../audit/barriers/plant';
import { hasText, isForScreenReaders, type Part, quoted, type Walk } from '../inPage/walk';
import type { Check } from './check';

export const readingOrder: Check = {
  criteria: ['1.3.2'],
  claim:
    'Compares the order of the HTML with the visual order at 320 and 1280 px; expects the same order of text and controls, no empty paragraph as space, and a direction for text in Arabic or Hebrew.',
  on: 'every style',
  views: ['desktop', 'phone'],
  measure: readingOrderFaults,
  barriers: {
    'a column in reverse': css('main > div', 'display: flex; flex-direction: column-reverse'),
    'an empty paragraph': dom('main h1', (heading) => {
      const space = document.createElement('p');
      space.style.blockSize = '1rem';
      heading.after(space);
    }),
    'Arabic without a direction': dom('main h1', (heading) =>
      heading.after(Object.assign(document.createElement('p'), { lang: 'ar', textContent: 'مرحبا' })),
    ),
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
      .map(({ element }) => finding(element, 'is empty space')),
    ...texts
      .filter(
        ({ data, parentElement: parent }) => /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(data) && parent?.matches(':dir(ltr)'),
      )
      .map(({ parentElement }) => finding(parentElement, 'has no direction from right to left')),
  ];
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
