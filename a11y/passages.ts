/** Reads the text of a page, block by block. */
import type { Page } from '@playwright/test';

export interface Passage {
  /** The element with the text. */
  readonly selector: string;
  readonly text: string;
  /** Whether it is a sentence, term, or cell, and not a heading, menu, lone link, or label. */
  readonly isRunning: boolean;
}

/** Returns the passages of `main` in order, without code blocks. Inline code becomes the word “code”. */
export function readPassages(page: Page): Promise<Passage[]> {
  return page.evaluate(() => {
    const blocks = 'p, li, dt, dd, td, th, blockquote, figcaption, caption, h1, h2, h3, h4, h5, h6, label, legend, address, a, button, div';
    const labels = 'h1, h2, h3, h4, h5, h6, nav, label, legend, figcaption, caption, button, [role=tab]';
    const skipped = 'pre, svg, script, [aria-hidden=true], input, textarea';
    const main = document.querySelector('main');
    if (!main) return [];
    const passages: Passage[] = [];
    let buffer = '';
    let owner: Element | null = null;
    const flush = () => {
      const text = buffer.replaceAll(/\s+/g, ' ').trim();
      // A link that fills its block is a label, not a sentence.
      const isLink = owner?.querySelector(':scope > a')?.textContent?.trim() === text || owner?.matches('a');
      if (text && owner) passages.push({ selector: finding(owner, '').selector, text, isRunning: !owner.closest(labels) && !isLink });
      buffer = '';
    };
    const visit = (element: Element, block: Element) => {
      for (const node of element.childNodes) {
        if (node instanceof Text) {
          if (node.data.trim() && owner !== block) {
            flush();
            owner = block;
          }
          buffer += node.data;
        } else if (node instanceof Element && !node.matches(skipped)) {
          const isInline = node.matches('a, code, strong, em, span, abbr, time, br') && getComputedStyle(node).display !== 'block';
          if (node.matches('code')) {
            if (owner !== block) {
              flush();
              owner = block;
            }
            buffer += 'code';
          } else if (isInline) visit(node, block);
          else {
            flush();
            visit(node, node.matches(blocks) ? node : block);
            flush();
            owner = null;
          }
        }
      }
    };
    visit(main, main);
    flush();
    return passages;
  });
}
