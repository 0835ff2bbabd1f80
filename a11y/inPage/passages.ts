import { textsIn } from './walk';

export interface Passage {
  /** The element with the text. */
  readonly selector: string;
  readonly text: string;
  /** Whether it is a sentence, term, or cell, and not a heading, menu, lone link, or label. */
  readonly isRunning: boolean;
}

const labels = 'h1, h2, h3, h4, h5, h6, nav, label, legend, figcaption, caption, button, [role=tab]';

/** Returns the text of `main` in order, block by block, without code blocks. Inline code becomes the word “code”. */
export function passages(): Passage[] {
  const found: { block: Element; text: string; code?: Element | null }[] = [];
  for (const { data, parentElement: parent } of textsIn(document.querySelector('main') ?? document.body)) {
    if (!parent || parent.closest('pre, svg, [aria-hidden=true], textarea')) continue;
    const [block, code, last] = [blockOf(parent), parent.closest('code'), found.at(-1)];
    const words = code ? 'code' : data;
    if (!last || last.block !== block) found.push({ block, text: words, code });
    else if (!code || code !== last.code) Object.assign(last, { text: last.text + words, code });
  }
  return found.map(({ block, text: spaced }) => {
    const text = spaced.replaceAll(/\s+/g, ' ').trim();
    // A link that fills its block is a label, not a sentence.
    const isLink = block.matches('a') || block.querySelector(':scope > a')?.textContent?.trim() === text;
    return { selector: finding(block, '').selector, text, isRunning: !block.closest(labels) && !isLink };
  });
}

function blockOf(element: Element): Element {
  const isInline = element.matches('a, code, strong, em, span, abbr, time') && getComputedStyle(element).display !== 'block';
  return isInline && element.parentElement ? blockOf(element.parentElement) : element;
}
