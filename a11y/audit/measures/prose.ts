/** WCAG 1.4.8: measures line length, spacing, and justification of running text. */
import type { Finding } from '../../findings';
import type { Page } from '@playwright/test';

/**
 * Checks paragraphs and other text of several lines, except headings, labels, and cells. Requires at most 80 characters per line, a line
 * spacing of 1.5, paragraph spacing of 1.5 lines, and no justified text.
 */
export function prose(page: Page): Promise<readonly Finding[]> {
  return page.evaluate(() => {
    const faults: Finding[] = [];
    for (const block of document.querySelectorAll<HTMLElement>('p, li, dd, blockquote, figcaption')) {
      const hasText = Array.from(block.childNodes).some((node) => {
        const isInline = node instanceof Element && getComputedStyle(node).display.startsWith('inline');
        return (isInline || node instanceof Text) && node.textContent?.trim();
      });
      // Lists of links are not running text.
      const isMenu = block.tagName === 'LI' && block.closest('nav');
      if (!hasText || isMenu || !block.checkVisibility({ visibilityProperty: true })) continue;
      const lines = linesOf(block);
      const isParagraph = block.tagName === 'P';
      if (lines.length < 2 && !isParagraph) continue;
      const { lineHeight, fontSize, textAlign } = getComputedStyle(block);
      const spacing = Number.parseFloat(lineHeight);
      const add = (what: string, value: string | number, limit: string) =>
        faults.push(finding(block, `“${block.innerText.slice(0, 40)}”: ${what}`, value, limit));
      const longest = Math.max(0, ...lines.map(({ text }) => text.trim().length));
      if (longest > 80) add('characters in a line', longest, 'at most 80');
      if (spacing / Number.parseFloat(fontSize) < 1.499) add('line spacing', spacing / Number.parseFloat(fontSize), 'at least 1.5');
      if (textAlign === 'justify') add('text alignment', textAlign, 'not justified');

      const [next, last] = [block.nextElementSibling, lines.at(-1)];
      if (!isParagraph || next?.tagName !== 'P' || !last || !next.checkVisibility()) continue;
      // Text in another size is a lead or a label, not the next paragraph.
      if (getComputedStyle(next).fontSize !== fontSize) continue;
      const first = linesOf(next as HTMLElement)[0];
      // Paragraphs side by side have no space between them.
      if (!first || first.bottom <= last.bottom) continue;
      if (first.bottom - last.bottom < 1.499 * spacing) {
        add('lines to the next paragraph', ((first.bottom - last.bottom) / spacing).toFixed(2), 'at least 1.5');
      }
    }
    return faults;

    /** Returns the lines of a block, with their lower edges. */
    function linesOf(block: HTMLElement) {
      const lines: { text: string; bottom: number }[] = [];
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        // Nested blocks are checked separately.
        if (parent?.closest('p, li, dd, blockquote, figcaption, pre, svg') !== block || isForScreenReaders(parent)) continue;
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+\s*/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.trimEnd().length);
          const box = range.getClientRects()[0];
          if (!box || box.width <= 1) continue;
          const line = lines.find(({ bottom }) => Math.abs(bottom - box.bottom) < box.height / 2);
          if (line) line.text += word;
          else lines.push({ text: word, bottom: box.bottom });
        }
      }
      return lines;
    }

    /** Text for screen readers is clipped to one pixel. */
    function isForScreenReaders(element: Element) {
      const { position, width } = getComputedStyle(element);
      return position === 'absolute' && width === '1px';
    }
  });
}
