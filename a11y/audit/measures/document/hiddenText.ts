import type { Finding } from '../../../findings';

/**
 * WCAG 1.1.1, 1.3.1: finds visible text that screen readers skip. The same text must be in the same control, paragraph, entry, cell, or
 * figure, or in its name. Runs in the page.
 */
export function hiddenText(): Finding[] {
  const hidden = '[aria-hidden=true], [inert]';
  // Words of less than four letters, such as “to”, do not count.
  const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{4,}|\p{N}+/gu) ?? [];
  const textsIn = (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts;
  };
  const isSeen = ({ parentElement: element }: Text) => {
    const box = element?.getBoundingClientRect();
    return (
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true &&
      box !== undefined &&
      box.width > 1 &&
      box.height > 1
    );
  };
  /** Returns the words that screen readers announce for an element, as stems that match “completed” with “completes”. */
  const announcedTextIn = (root: Element) => {
    const texts = textsIn(root)
      .filter(({ parentElement }) => !parentElement?.closest(hidden))
      .map(({ data }) => data);
    const names = [root, ...root.querySelectorAll('[aria-label], [alt]')].map(
      (element) => `${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('alt') ?? ''}`,
    );
    return new Set(wordsIn([...texts, ...names].join(' ')).map((word) => word.slice(0, 5)));
  };
  return textsIn(document.body).flatMap((text) => {
    const part = text.parentElement?.closest(hidden);
    if (!part || !isSeen(text)) return [];
    const announced = announcedTextIn(
      part.parentElement?.closest('figure, button, a, label, li, td, th, dd, p, h1, h2, h3, h4') ?? part.parentElement ?? document.body,
    );
    return wordsIn(text.data).every((word) => announced.has(word.slice(0, 5)))
      ? []
      : [finding(part, `“${text.data.trim()}” is visible, but screen readers skip it`)];
  });
}
