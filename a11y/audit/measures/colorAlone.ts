/** WCAG 1.4.1: finds information that only color conveys. */
import type { Finding } from '../../findings';
import type { Page } from '@playwright/test';

/** Reports links in sentences without an underline, selected items that look like unselected ones, and icons without text. */
export function colorAlone(page: Page): Promise<readonly Finding[]> {
  return page.evaluate(() => {
    const faults: Finding[] = [];
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

    for (const link of document.querySelectorAll<HTMLElement>('a[href]')) {
      const block = link.closest('p, li, dd, td, label, figcaption');
      const isInSentence = block && block.textContent?.trim() !== link.textContent?.trim();
      if (!isShown(link) || getComputedStyle(link).display !== 'inline' || !isInSentence) continue;
      if (!getComputedStyle(link).textDecorationLine.includes('underline'))
        faults.push(finding(link, 'is a link in a sentence without an underline'));
    }

    // A selected item must differ in weight, underline, or the mark in its radio button.
    const look = (element: Element) => {
      const { fontWeight, textDecorationLine } = getComputedStyle(element);
      const radio = element.querySelector('[type=radio]');
      return `${fontWeight} ${textDecorationLine} ${radio && getComputedStyle(radio, '::before').content}`;
    };
    for (const chosen of document.querySelectorAll(
      '[aria-current]:not([aria-current=false]), [role=tab][aria-selected=true], main label:has([type=radio]:checked)',
    )) {
      const list = chosen.closest('ul, ol, [role=tablist], fieldset');
      const other = list?.querySelector('a:not([aria-current]), [role=tab][aria-selected=false], label:has([type=radio]:not(:checked))');
      if (!other || !isShown(chosen)) continue;
      if (look(chosen) === look(other)) faults.push(finding(chosen, 'looks like an unselected item', look(chosen)));
    }

    for (const drawing of document.querySelectorAll('main :is(table, li, p, dt, dd) svg')) {
      const text = drawing.closest('td, th, li, p, dt, dd')?.textContent;
      if (!/\p{L}/u.test(text ?? '')) faults.push(finding(drawing, 'is an icon without text'));
    }
    return faults;
  });
}
