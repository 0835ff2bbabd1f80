/** Layout faults: clipped text, text that does not grow, and small targets. */
import type { Page } from '@playwright/test';

/** Elements whose text is clipped, or that make the page scroll sideways. */
export function clipped(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element);
      const isBox = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      // Boxes that scroll may hold more than they show. Text for screen readers is one pixel wide on purpose.
      if (!isBox || element.clientWidth <= 1 || /auto|scroll/.test(style.overflowX + style.overflowY)) continue;
      if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1) {
        found.push(element.outerHTML.slice(0, 120));
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) {
      const wide = [...document.querySelectorAll('body *')].filter((element) => {
        return !isInScrollBox(element) && element.getBoundingClientRect().right > innerWidth + 1;
      });
      found.push(`page is ${document.documentElement.scrollWidth} px wide`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)));
    }
    return found;

    function isInScrollBox(element: Element): boolean {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isInScrollBox(parent);
    }
  });
}

/**
 * Doubles the root font size, as the text size setting of browsers does, and returns the texts that do not grow with it.
 * Text that reaches 30 px may grow less: part of its size depends on the window, it is large already, and zoom enlarges it further.
 */
export function doubleText(page: Page) {
  return page.evaluate(() => {
    const texts = Array.from(document.querySelectorAll('body :not(svg *)')).filter((element) => {
      const hasWords = Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim());
      const takesWords = element.matches('input:not([type=checkbox], [type=radio]), textarea, select');
      return element.checkVisibility() && (hasWords || takesWords);
    });
    const sizes = () => texts.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const before = sizes();
    document.documentElement.style.setProperty('font-size', '200%');
    const after = sizes();
    return texts.flatMap((element, index) => {
      const [from = 0, to = 0] = [before[index], after[index]];
      return to > from && to >= Math.min(1.99 * from, 30) ? [] : [`${from} px to ${to} px: ${element.outerHTML.slice(0, 100)}`];
    });
  });
}

/**
 * WCAG 1.4.4: lines of text that lie over each other. The height of letters counts, from ascender to descender, and not that of
 * line boxes, which overlap where the line spacing is small.
 */
export function overlappingLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: { readonly text: string; readonly top: number; readonly bottom: number; readonly left: number; readonly right: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const { parentElement: parent } = node;
      if (!node.data.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const frame = frameOf(parent);
      const half = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.42;
      range.selectNode(node);
      for (const box of range.getClientRects()) {
        const middle = (box.top + box.bottom) / 2;
        const [left, right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
        const isSeen = right - left > 2 && middle > frame.top && middle < frame.bottom;
        if (isSeen) lines.push({ text: node.data.trim().slice(0, 40), top: middle - half, bottom: middle + half, left, right });
      }
    }
    lines.sort((one, other) => one.top - other.top);
    const found = new Set<string>();
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next++) {
        const other = lines[next];
        if (!other || other.top > one.bottom - 2) break;
        if (Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2) found.add(`“${one.text}” and “${other.text}”`);
      }
    }
    return Array.from(found).slice(0, 5);

    /** What boxes that cut off or scroll leave of an element. */
    function frameOf(element: Element) {
      let [top, bottom, left, right] = [-Infinity, Infinity, -Infinity, Infinity];
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflow, clipPath, position } = getComputedStyle(box);
        if (overflow === 'visible' && clipPath === 'none') continue;
        const edges = box.getBoundingClientRect();
        // Hidden from the eye alone.
        const isHidden = position === 'absolute' && (edges.width <= 1 || clipPath !== 'none');
        [top, bottom] = [Math.max(top, edges.top), isHidden ? top : Math.min(bottom, edges.bottom)];
        [left, right] = [Math.max(left, edges.left), isHidden ? left : Math.min(right, edges.right)];
      }
      return { top, bottom, left, right };
    }
  });
}

/** Targets smaller than 44 px (WCAG 2.5.5, which includes 2.5.8), except links in sentences. */
export function smallTargets(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary, [role=tab], [role=radio]')].flatMap(
      (element) => {
        // The label of a radio button is part of its target.
        const box = (element.closest('label') ?? element).getBoundingClientRect();
        const style = getComputedStyle(element);
        const isHidden = !element.checkVisibility({ visibilityProperty: true }) || box.width === 0;
        // The skip link is above the page until it has focus.
        if (isHidden || box.bottom < 0) return [];
        // Both criteria exempt links in sentences, whose height is the text's: those with other words beside them.
        const sentence = element.closest('p, li, dd, dt, td, th, label, figcaption, blockquote')?.textContent?.trim();
        if (element.tagName === 'A' && style.display === 'inline' && sentence !== element.textContent?.trim()) return [];
        return box.width >= 43.9 && box.height >= 43.9
          ? []
          : [`${Math.round(box.width)} x ${Math.round(box.height)}: ${element.outerHTML.slice(0, 100)}`];
      },
    ),
  );
}
