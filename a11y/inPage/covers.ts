import type { Finding } from '../findings';
import { isForScreenReaders, linesOf, ownTexts, walk, withRules } from './walk';

/** With these rules, `elementFromPoint` finds all that is drawn, also what ignores the pointer, and the corners of boxes. */
export const wholeBoxes = '*, ::before, ::after { pointer-events: auto !important; border-radius: 0 !important; }';

/** Finds what covers an element, or that it is outside the viewport. Needs `wholeBoxes`. */
export function coverOf(element: Element): Finding[] {
  const boxes = Array.from(element.getClientRects(), (box) => coveredPoints(element, box));
  const found = boxes.flatMap(({ covered }) => covered);
  if (found.length === 0) return [];
  const isHidden = boxes.every(({ covered, count }) => covered.length === count);
  const fault = finding(element, isHidden ? 'is covered' : 'is covered in part', found.slice(0, 3).join('; '), 'in view');
  return [isHidden ? fault : { ...fault, breaks: ['2.4.12'] }];
}

/** A link that wraps has one box per line. `count` is the number of points that were asked. */
function coveredPoints(element: Element, box: DOMRect): { readonly covered: readonly string[]; readonly count: number } {
  const room = innerHeight - (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0);
  const isCut = (start: number, end: number, size: number, fits = size) => end - start <= fits && (start < -0.5 || end > size + 0.5);
  // Browsers scroll only the caret of a text field into view.
  const isField = element.tagName === 'TEXTAREA';
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  const isOutside = right <= left || bottom <= top;
  if (isOutside || isCut(box.left, box.right, innerWidth) || (!isField && isCut(box.top, box.bottom, innerHeight, room)))
    return { covered: [`outside the viewport, at ${Math.round(box.left)}, ${Math.round(box.top)}`], count: isOutside ? 1 : 2 };
  const { parentElement: parent } = element;
  const { labels, control } = element as Partial<HTMLInputElement & HTMLLabelElement>;
  // A box around it alone belongs to it.
  const own = [element, control ?? element, ...(labels ?? []), ...(parent?.childElementCount === 1 ? [parent] : [])];
  // Not all of a higher element fits below a sticky bar.
  const ys = box.height > room ? [(top + bottom) / 2] : points(top, bottom);
  const asked = points(left, right).flatMap((x) => ys.map((y) => ({ x, y, layers: document.elementsFromPoint(x, y) })));
  const covered = asked.flatMap(({ x, y, layers }) => {
    const at = layers.findIndex((layer) => own.some((part) => part.contains(layer)));
    // A layer without a color, such as the frame of a wrapper, covers nothing. An element that is scrolled out of a box is in no layer.
    const over = at === -1 ? layers[0] : layers.slice(0, at).find((one) => isDrawn(one, x, y, one.contains(element)));
    return over ? `${Math.round(x)}, ${Math.round(y)}: ${finding(over, '').selector}` : [];
  });
  return { covered, count: asked.length };
}

/** About 12 px apart, 2 px inside the edges, because boxes are snapped to whole pixels. */
function points(start: number, end: number): number[] {
  const count = Math.min(40, Math.max(2, Math.ceil((end - start) / 12)));
  return Array.from({ length: count + 1 }, (_, index) => start + 2 + ((end - start - 4) * index) / count);
}

/** Finds text under other text, a picture, or a background, while the window is scrolled to it: sticky elements do not count. */
export function coveredText(): Finding[] {
  const before = scrollY;
  const found = withRules(wholeBoxes, () => walk().texts.flatMap(coverOfText));
  scrollTo({ top: before, behavior: 'instant' });
  return found.slice(0, 5);
}

function coverOfText(text: Text): Finding[] {
  const parent = text.parentElement;
  // A tooltip covers the page on purpose, and Escape closes it.
  if (!parent || parent.closest('svg, [role=tooltip], [inert]') || isForScreenReaders(parent)) return [];
  for (let line = 0; line < linesOf(text).length; line++) {
    const cover = [0.1, 0.5, 0.9].map((share) => coverAt(parent, pointOn(text, line, share))).find(Boolean);
    if (cover) return [finding(parent, `“${text.data.trim().slice(0, 40)}” is under something else`, finding(cover, '').selector)];
  }
  return [];
}

/** A point on a line of text, after scrolling it to the middle of the window. */
function pointOn(text: Text, line: number, share: number) {
  const middle = () => {
    const { left = 0, width = 0, top = 0, bottom = 0 } = linesOf(text)[line] ?? {};
    return { x: left + width * share, y: (top + bottom) / 2 };
  };
  const away = middle().y - innerHeight / 2;
  if (Math.abs(away) > innerHeight / 6) scrollBy({ top: away, behavior: 'instant' });
  return middle();
}

/** What is drawn above an element at a point, unless it is not there at all, because it is scrolled out of a box. */
function coverAt(element: Element, { x, y }: { readonly x: number; readonly y: number }): Element | undefined {
  const layers = document.elementsFromPoint(x, y);
  return layers
    .slice(0, Math.max(0, layers.indexOf(element)))
    .find((one) => !one.closest('[role=tooltip]') && !one.contains(element) && !element.contains(one) && isDrawn(one, x, y));
}

/** Whether an element, or what CSS adds to one that is around it, has text, a picture, or a background at a point. */
function isDrawn(element: Element, x: number, y: number, isAround = false): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const isIn = (box: DOMRect, inset: number) => x > box.left && x < box.right && y > box.top + inset && y < box.bottom - inset;
  // The layer over a selected control is faint.
  const hasGround = ({ backgroundColor, backgroundImage, opacity }: CSSStyleDeclaration) =>
    Number(opacity) > 0.2 && (!/(^rgba.*,|\/) 0(\.[01]\d*)?\)$/.test(backgroundColor) || backgroundImage !== 'none');
  const added = ['::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo)).filter(hasGround);
  if (isAround) return added.length > 0;
  // For the document, all in a shadow root is its host.
  if (element.shadowRoot?.elementsFromPoint(x, y).some((part) => element.shadowRoot?.contains(part) && isDrawn(part, x, y))) return true;
  const box = element.getBoundingClientRect();
  const isOver = added.some(({ width, height }) => Number.parseFloat(width) >= box.width && Number.parseFloat(height) >= box.height);
  const isFilled = isOver || hasGround(getComputedStyle(element)) || element.matches('img, svg *, canvas, video, iframe');
  const lines = ownTexts(element).flatMap((text) => linesOf(text));
  return (isIn(box, 0) ? isFilled : added.length > 0) || lines.some((line) => isIn(line, 2));
}
