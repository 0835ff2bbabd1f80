import { isForScreenReaders, linesOf, withRules, walk } from './walk';

/** A point on a line of text. */
interface Point {
  readonly text: Text;
  readonly parent: Element;
  readonly line: number;
  readonly share: number;
  /** Its distance from the top of the page. */
  readonly top: number;
}

/**
 * Text under other text, a picture, or a background. Sticky elements cover text only for a while, so each line is looked at in two
 * scroll positions.
 */
export function coveredText() {
  const before = scrollY;
  scrollTo({ top: 0, behavior: 'instant' });
  const points = walk().texts.flatMap(pointsOf);
  const looks = new Map<Point, number>();
  const covers = new Map<Point, Element[]>();
  // `elementFromPoint` skips elements without pointer events.
  withRules('*, ::before, ::after { pointer-events: auto !important; }', () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      for (const point of points) {
        // A sticky element may be away from its place.
        if (point.top < top - 400 || point.top > top + innerHeight + 400) continue;
        const box = seenLines(point.text)[point.line];
        const [x, y] = box ? [box.left + box.width * point.share, (box.top + box.bottom) / 2] : [-1, -1];
        if (x <= 0 || x >= innerWidth || y < 0 || y > innerHeight) continue;
        looks.set(point, (looks.get(point) ?? 0) + 1);
        const over = document.elementFromPoint(x, y);
        // A tooltip covers the page on purpose, and Escape closes it.
        const isOther =
          over &&
          !over.closest('[role=tooltip]') &&
          !over.contains(point.parent) &&
          !point.parent.contains(over) &&
          !isScrolledAway(point.parent, x, y);
        if (isOther && isDrawn(over, point.parent, x, y)) covers.set(point, [...(covers.get(point) ?? []), over]);
      }
    }
  });
  scrollTo({ top: before, behavior: 'instant' });
  const found = Array.from(covers, ([point, overs]) => {
    const what = `“${point.text.data.trim().slice(0, 40)}” is under something else`;
    return overs.length === looks.get(point) ? finding(point.parent, what, finding(overs[0] ?? null, '').selector) : [];
  }).flat();
  return Array.from(new Map(found.map((one) => [one.selector + one.what, one])).values()).slice(0, 5);
}

const seenLines = (text: Text) => linesOf(text).filter(({ width, height }) => width > 2 && height > 2);

/** Three points on each line, at the top of the page. The skip link is above it. */
function pointsOf(text: Text): Point[] {
  const parent = text.parentElement;
  if (!parent || parent.closest('svg, [role=tooltip], [inert]')) return [];
  if (isForScreenReaders(parent) || isFaint(getComputedStyle(parent).color)) return [];
  return seenLines(text).flatMap(({ top }, line) => (top < 0 ? [] : [0.1, 0.5, 0.9].map((share) => ({ text, parent, line, share, top }))));
}

/** Whether an element, or what is between it and `within`, draws text, a picture, or a background at a point. */
function isDrawn(element: Element, within: Element, x: number, y: number): boolean {
  for (let part: Element | null = element; part && !part.contains(within); part = part.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(part);
    if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const isPainted = !isFaint(backgroundColor) || backgroundImage !== 'none' || part.matches('img, svg *, canvas, video, iframe');
    const { left, right, top, bottom } = part.getBoundingClientRect();
    // What CSS adds may be outside of its element.
    if (isPainted && x > left && x < right && y > top && y < bottom) return true;
    const texts = Array.from(part.childNodes).filter((node) => node instanceof Text && node.data.trim() !== '') as Text[];
    const isAt = (box: DOMRect) => x > box.left && x < box.right && y > box.top + 2 && y < box.bottom - 2;
    if (texts.flatMap((text) => linesOf(text)).some(isAt)) return true;
  }
  return false;
}

/** Whether a point is outside a box that clips or scrolls an element. */
function isScrolledAway(element: Element, x: number, y: number): boolean {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflow === 'visible') continue;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return true;
  }
  return false;
}

const isFaint = (color: string) => /^rgba\(.*, 0(?:\.[0-4]\d*)?\)$|\/ 0(?:\.[0-4]\d*)?\)$/.test(color);
