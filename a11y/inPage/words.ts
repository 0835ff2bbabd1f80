import type { Finding } from '../findings';
import { isForScreenReaders, linesOf, ownTexts, withShadow } from './walk';

/** Returns the visible texts of the selected elements, with those that styles add, each with its element and how it is turned. */
export function shownWords(selector: string): Finding[] {
  const elements = Array.from(document.querySelectorAll<HTMLElement>(selector), withShadow)
    .flat()
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isForScreenReaders(element));
  return elements.flatMap((element) => {
    const texts = ownTexts(element).map((text) => (isSeen(text) ? text.data.trim() + turnOf(text) : ''));
    return [...texts, ...generatedIn(element)].filter(Boolean).map((text) => finding(element, text));
  });
}

/** Whether a text has a size, and a place to which people can scroll. */
const isSeen = (text: Text) => linesOf(text).some(({ width, height, right }) => width * height > 0 && right > 0);

/** The texts that styles add to an element. */
export const generatedIn = (element: Element): string[] =>
  ['::before', '::after']
    .map((pseudo) => getComputedStyle(element, pseudo))
    .filter(({ visibility, display, opacity }) => visibility === 'visible' && display !== 'none' && opacity !== '0')
    .map(({ content }) => /^"(.*?)"/.exec(content)?.[1] ?? '');

function turnOf(text: Text): string {
  const start = text.data.search(/\S\S/);
  const [first, next] = start === -1 ? [] : [0, 1].map((by) => linesOf(text, start + by, start + by + 1)[0]);
  if (!first || !next) return '';
  const [across, down] = [next.left - first.left, next.top - first.top];
  return across < 0 || Math.abs(down) > across ? ', turned' : '';
}
