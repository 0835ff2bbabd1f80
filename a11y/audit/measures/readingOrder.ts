/** WCAG 1.3.2: compares the visual order of blocks with their order in the DOM. */
import type { Finding } from '../../findings';
import type { Page } from '@playwright/test';

/** Reports each block that is above an earlier one in its column, or left of an earlier one in its row. */
export function readingOrder(page: Page): Promise<readonly Finding[]> {
  return page.evaluate(() => {
    // At the top of the page, sticky elements are in their normal place.
    scrollTo(0, 0);
    const faults: Finding[] = [];
    const nameOf = (element: Element) => `“${element.textContent?.trim().slice(0, 30)}”`;

    // This CSS separates visual order from DOM order. A drawing may be on either side of its text.
    const hasText = (element: Element) => Boolean(element.textContent?.trim());
    for (const element of document.querySelectorAll('body *')) {
      const { order, flexDirection, flexWrap, direction, display } = getComputedStyle(element);
      const isTurned = display.includes('flex') && /reverse/.test(flexDirection + flexWrap);
      const isMixed = isTurned && Array.from(element.children).filter(hasText).length > 1;
      if ((order !== '0' && hasText(element)) || isMixed || direction !== 'ltr')
        faults.push(finding(element, `CSS reorders ${nameOf(element)}`, `order ${order}, ${flexDirection} ${flexWrap}, ${direction}`));
    }

    for (const owner of document.querySelectorAll('[aria-owns], [aria-flowto]'))
      faults.push(finding(owner, 'ARIA reorders its content', owner.getAttribute('aria-owns') ?? '', 'the order of the HTML'));

    /** Detects visually hidden elements, such as the head of a table whose rows are blocks. */
    const isClipped = (element: HTMLElement) => {
      for (let part: HTMLElement | null = element; part; part = part.parentElement) {
        if (part.offsetWidth <= 1 && getComputedStyle(part).overflow === 'hidden') return true;
      }
      return false;
    };

    /** A sticky column is beside the whole page, so it has no place among the blocks of another column. */
    const stickyColumn = (element: HTMLElement) => {
      let part: HTMLElement | null = element;
      while (part && getComputedStyle(part).position !== 'sticky') part = part.parentElement;
      return part;
    };

    const blocks = Array.from(
      document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, li, dt, dd, pre, td, th, label, legend, caption)'),
    )
      .filter((element) => {
        const isSeen = element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1 && !isClipped(element);
        return isSeen && !element.querySelector('h1, h2, h3, h4, p, li, dt, dd, pre, td, th, label, legend');
      })
      .map((element) => ({ element, box: element.getBoundingClientRect(), column: stickyColumn(element) }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    for (const [index, { element: earlier, box: first, column }] of blocks.entries()) {
      for (const { element: later, box: second, column: otherColumn } of blocks.slice(index + 1)) {
        if (column !== otherColumn) continue;
        const isSameColumn = Math.min(first.right, second.right) - Math.max(first.left, second.left) > 1;
        const isSameRow = Math.abs(first.top - second.top) < 4;
        const isAbove = isSameColumn && second.bottom <= first.top + 1;
        const isBefore = isSameRow && second.right <= first.left + 1;
        if (isAbove || isBefore)
          faults.push(
            finding(later, `${nameOf(later)} is shown ${isAbove ? 'above' : 'before'} ${nameOf(earlier)}, which comes earlier in the HTML`),
          );
      }
    }
    return faults;
  });
}
