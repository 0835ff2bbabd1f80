/** WCAG 1.4.8 in the boxes of real lines: how running text is set. */
import type { Page } from '@playwright/test';

export interface Prose {
  /** How many blocks of text have more than one line. */
  readonly blocks: number;
  readonly faults: readonly string[];
}

/**
 * Every paragraph, and every other text of more than one line that is no heading, label or cell: at most 80 characters a line,
 * a line spacing of 1.5, and, from the last line of a paragraph to the first of the next, one and a half times that; not justified.
 */
export function prose(page: Page): Promise<Prose> {
  return page.evaluate(() => {
    const faults: string[] = [];
    let blocks = 0;
    for (const block of document.querySelectorAll<HTMLElement>('p, li, dd, blockquote, figcaption')) {
      const hasText = Array.from(block.childNodes).some((node) => {
        const isInline = node instanceof Element && getComputedStyle(node).display.startsWith('inline');
        return (isInline || node instanceof Text) && node.textContent?.trim();
      });
      // Lists of links are no running text.
      const isMenu = block.tagName === 'LI' && block.closest('nav');
      if (!hasText || isMenu || !block.checkVisibility({ visibilityProperty: true })) continue;
      const lines = linesOf(block);
      const isParagraph = block.tagName === 'P';
      if (lines.length > 1) blocks++;
      else if (!isParagraph) continue;
      const { lineHeight, fontSize, textAlign } = getComputedStyle(block);
      const spacing = Number.parseFloat(lineHeight);
      const name = `“${block.innerText.slice(0, 40)}” in ${(block.cloneNode() as Element).outerHTML.slice(0, 60)}`;
      const longest = Math.max(0, ...lines.map(({ text }) => text.trim().length));
      if (longest > 80) faults.push(`${longest} characters a line: ${name}`);
      if (spacing / Number.parseFloat(fontSize) < 1.499) faults.push(`line spacing ${spacing / Number.parseFloat(fontSize)}: ${name}`);
      if (textAlign === 'justify') faults.push(`justified: ${name}`);

      const [next, last] = [block.nextElementSibling, lines.at(-1)];
      if (!isParagraph || next?.tagName !== 'P' || !last || !next.checkVisibility()) continue;
      // What is set in another size is a lead or a label, and no next paragraph.
      if (getComputedStyle(next).fontSize !== fontSize) continue;
      const first = linesOf(next as HTMLElement)[0];
      // Paragraphs side by side have none between them.
      if (!first || first.bottom <= last.bottom) continue;
      if (first.bottom - last.bottom < 1.499 * spacing) {
        faults.push(`${((first.bottom - last.bottom) / spacing).toFixed(2)} lines from one paragraph to the next: ${name}`);
      }
    }
    return { blocks, faults };

    /** Each line of a block: what is in it, and where it ends. */
    function linesOf(block: HTMLElement) {
      const lines: { text: string; bottom: number }[] = [];
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        // What stands in a block of its own is a text of its own.
        if (parent?.closest('p, li, dd, blockquote, figcaption, pre, svg, [class*=VisuallyHidden]') !== block) continue;
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
  });
}
