/** What the layout of a page shows: text that is cut off, and targets that are too small. */
import type { Page } from '@playwright/test';

/** Elements whose text is cut off, or that stick out of the page. */
export function clipped(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element);
      const isBox = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      // Boxes that scroll may hold more than they show; text for screen readers is one pixel wide on purpose.
      if (!isBox || element.clientWidth <= 1 || /auto|scroll/.test(style.overflowX + style.overflowY)) continue;
      if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1) {
        found.push(element.outerHTML.slice(0, 120));
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) {
      const wide = [...document.querySelectorAll('body *')].filter((element) => {
        const isInBox = element.parentElement?.closest('[class*=ScrollBox], pre, [role=tablist], table');
        return !isInBox && element.getBoundingClientRect().right > innerWidth + 1;
      });
      found.push(`page is ${document.documentElement.scrollWidth} px wide`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)));
    }
    return found;
  });
}

/**
 * Doubles the size of text, as browsers do where somebody asks for larger letters; returns the texts that do not grow with it.
 * What reaches 30 px may grow less, since part of its size is the window's: it is no longer small, and zoom takes it further.
 */
export function doubleText(page: Page) {
  return page.evaluate(() => {
    const texts = Array.from(document.querySelectorAll('body :not(svg *)')).filter(
      (element) => element.checkVisibility() && Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim()),
    );
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

/** Targets under 44 px (WCAG 2.5.5, and so 2.5.8), but for links in sentences. */
export function smallTargets(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary, [role=tab], [role=radio]')].flatMap(
      (element) => {
        // A press on the words of a radio button chooses it too.
        const box = (element.closest('label') ?? element).getBoundingClientRect();
        const style = getComputedStyle(element);
        const isHidden = !element.checkVisibility({ visibilityProperty: true }) || box.width === 0;
        // Until it has focus, the skip link is out of view.
        if (isHidden || box.bottom < 0) return [];
        // In a sentence, its line height is the text's (an exception of the criteria): where there are other words beside it.
        const sentence = element.closest('p, li, dd, dt, td, th, label, figcaption, blockquote')?.textContent?.trim();
        if (element.tagName === 'A' && style.display === 'inline' && sentence !== element.textContent?.trim()) return [];
        return box.width >= 43.9 && box.height >= 43.9
          ? []
          : [`${Math.round(box.width)} x ${Math.round(box.height)}: ${element.outerHTML.slice(0, 100)}`];
      },
    ),
  );
}
