import type { Finding } from '../findings';
import { linesOf } from './walk';

/** Returns the visible texts of the selected elements, with those that styles add, each with its element and how it is turned. */
export function shownWords(selector: string): Finding[] {
  const elements = Array.from(document.querySelectorAll(selector)).filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  return elements.flatMap((element) =>
    [...Array.from(element.childNodes, (node) => (node instanceof Text ? node.data.trim() + turnOf(node) : '')), ...generatedIn(element)]
      .filter(Boolean)
      .map((text) => finding(element, text)),
  );
}

/** The texts that styles add to an element. */
export const generatedIn = (element: Element): string[] =>
  ['::before', '::after']
    .map((pseudo) => getComputedStyle(element, pseudo))
    .filter(({ visibility, display }) => visibility === 'visible' && display !== 'none')
    .map(({ content }) => /^"(.*?)"/.exec(content)?.[1] ?? '');

function turnOf(text: Text): string {
  const start = text.data.search(/\S\S/);
  const [first, next] = start === -1 ? [] : [0, 1].map((by) => linesOf(text, start + by, start + by + 1)[0]);
  if (!first || !next) return '';
  const [across, down] = [next.left - first.left, next.top - first.top];
  return across < 0 || Math.abs(down) > across ? ', turned' : '';
}
