/** Compares the words of two views of a page. */
import type { Finding } from './findings';

/** Returns the visible texts in the selected element, each with its element. Runs in the page. */
export function shownWords(selector: string): Finding[] {
  const elements = Array.from(document.querySelectorAll(`${selector} :not(script, style)`)).filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  return elements.flatMap((element) =>
    Array.from(element.childNodes, (node) => (node instanceof Text ? node.data.trim() : ''))
      .filter(Boolean)
      .map((text) => finding(element, text)),
  );
}

/** Finds texts of one view that another lacks. */
export function lostWords(words: readonly Finding[], others: readonly Finding[], where: string): Finding[] {
  const kept = new Set(others.map(({ what }) => what));
  return words.filter(({ what }) => !kept.has(what)).map((text) => ({ ...text, what: `“${text.what}” is missing ${where}` }));
}
