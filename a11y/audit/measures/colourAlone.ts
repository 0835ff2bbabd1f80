/** WCAG 1.4.1: what a page tells by colour and by nothing else. */
import type { Page } from '@playwright/test';

export interface Told {
  /** How many links, chosen things and lamps were looked at. */
  readonly looked: number;
  readonly faults: readonly string[];
}

/** Links in sentences without a line, chosen things that look like those beside them, and signs without words. */
export function colourAlone(page: Page): Promise<Told> {
  return page.evaluate(() => {
    const faults: string[] = [];
    let looked = 0;
    const nameOf = (element: Element) => (element.cloneNode() as Element).outerHTML.slice(0, 100);
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

    for (const link of document.querySelectorAll<HTMLElement>('a[href]')) {
      const block = link.closest('p, li, dd, td, label, figcaption');
      const isInSentence = block && block.textContent?.trim() !== link.textContent?.trim();
      if (!isShown(link) || getComputedStyle(link).display !== 'inline' || !isInSentence) continue;
      looked++;
      if (!getComputedStyle(link).textDecorationLine.includes('underline')) faults.push(`a link without a line: ${nameOf(link)}`);
    }

    // Chosen: bolder than what could be chosen instead, or underlined where that is not.
    const look = (element: Element) => {
      const { fontWeight, textDecorationLine } = getComputedStyle(element);
      return `${fontWeight} ${textDecorationLine}`;
    };
    for (const chosen of document.querySelectorAll('[aria-current]:not([aria-current=false]), [role=tab][aria-selected=true], [role=radio][aria-checked=true]')) {
      const list = chosen.closest('ul, ol, [role=tablist], [role=radiogroup]');
      const other = list?.querySelector('a:not([aria-current]), [role=tab][aria-selected=false], [role=radio][aria-checked=false]');
      if (!other || !isShown(chosen)) continue;
      looked++;
      if (look(chosen) === look(other)) faults.push(`looks like what is not chosen: ${nameOf(chosen)}`);
    }

    for (const drawing of document.querySelectorAll('main :is(table, li, p, dt, dd) svg')) {
      const words = drawing.closest('td, th, li, p, dt, dd')?.textContent;
      looked++;
      if (!/\p{L}/u.test(words ?? '')) faults.push(`a sign without words: ${nameOf(drawing)}`);
    }
    return { looked, faults };
  });
}
