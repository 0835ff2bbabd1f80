import type { Finding } from '../findings';

export interface Stop {
  readonly selector: string;
  /** Faults of its outline, and why it cannot be seen. */
  readonly unseen: readonly Finding[];
  /** What covers it, or cuts it off. */
  readonly covered: readonly Finding[];
}

/** With these rules, `elementFromPoint` finds all that is drawn, also what ignores the pointer, and the corners of boxes. */
export const wholeBoxes = '*, ::before, ::after { pointer-events: auto !important; border-radius: 0 !important; }';

let walk: { readonly stops: Stop[]; readonly rules: CSSStyleSheet; first?: Element; last?: Element; hasLeft: boolean } | undefined;

/** Records each press of Tab from the start of the page on. Shift+Tab leads to its end. */
export function beginWalk() {
  walk = { stops: [], rules: new CSSStyleSheet(), hasLeft: false };
  walk.rules.replaceSync(wholeBoxes);
  document.adoptedStyleSheets.push(walk.rules);
  addEventListener('keydown', record, { capture: true });
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute('tabindex');
}

/** Whether focus has left the page, which ends the walk. */
export const hasLeft = () => walk?.hasLeft ?? false;

export function endWalk(): readonly Stop[] {
  const { stops = [], rules } = walk ?? {};
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules);
  walk = undefined;
  // Keys that arrive during the transfer of focus record the first stop again.
  return stops.slice(Math.max(0, stops.findIndex(({ selector }) => selector !== stops[0]?.selector) - 1));
}

/** Each press records the focused element, to which the previous press has led. */
function record(event: KeyboardEvent) {
  if (event.key !== 'Tab' || !walk) return;
  const { activeElement: element } = document;
  // Focus leaves the page or returns to the first stop, because a headless browser has no toolbar.
  const isOut = !element || element === document.body;
  if (walk.first && (isOut || (element === walk.first && walk.last !== element))) walk.hasLeft = true;
  else if (!isOut) {
    walk.first ??= element;
    walk.last = element;
    walk.stops.push({ selector: finding(element, '').selector, unseen: unseenBy(element), covered: coverOf(element) });
  }
  // The rest of the batch must not enter the page again.
  if (walk.hasLeft) event.preventDefault();
}

function unseenBy(element: Element): Finding[] {
  const { outlineWidth, outlineStyle } = getComputedStyle(element);
  const { width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const isDrawn = element.checkVisibility({ opacityProperty: true }) && Math.min(width, height) > 2;
  return isDrawn && outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2
    ? []
    : [finding(element, isDrawn ? 'outline with focus' : 'is not drawn', `${outlineWidth} ${outlineStyle}`, 'solid, at least 2px')];
}

/** Finds what covers an element, or that it is outside the viewport. Needs `wholeBoxes`. */
export function coverOf(element: Element): Finding[] {
  const found = Array.from(element.getClientRects()).flatMap((box) => coveredPoints(element, box));
  return found.length > 0 ? [finding(element, 'is covered', found.slice(0, 3).join('; '), 'in view')] : [];
}

/** A link that wraps has one box per line. */
function coveredPoints(element: Element, box: DOMRect): string[] {
  const room = innerHeight - (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0);
  const isCut = (start: number, end: number, size: number) => end - start <= size && (start < -0.5 || end > size + 0.5);
  // Browsers scroll only the caret of a text field into view.
  const isField = element.tagName === 'TEXTAREA';
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  if (right <= left || bottom <= top || isCut(box.left, box.right, innerWidth) || (!isField && isCut(box.top, box.bottom, innerHeight)))
    return ['outside the viewport'];
  const { parentElement: parent } = element;
  const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : [];
  // A box around it alone belongs to it.
  const own = [element, ...labels, ...(parent?.childElementCount === 1 ? [parent] : [])];
  // Not all of a higher element fits below a sticky bar.
  const ys = box.height > room ? [(top + bottom) / 2] : points(top, bottom);
  return points(left, right).flatMap((x) =>
    ys.flatMap((y) => {
      const over = document.elementFromPoint(x, y);
      return own.some((part) => part.contains(over)) ? [] : `${Math.round(x)}, ${Math.round(y)}: ${over && finding(over, '').selector}`;
    }),
  );
}

/** About 12 px apart, 2 px inside the edges, because boxes are snapped to whole pixels. */
function points(start: number, end: number): number[] {
  const count = Math.min(40, Math.max(2, Math.ceil((end - start) / 12)));
  return Array.from({ length: count + 1 }, (_, index) => start + 2 + ((end - start - 4) * index) / count);
}

/** Returns all tab stops in DOM order. The selected tab or radio button is the stop of its group, and arrow keys lead to the others. */
export function expectedStops(): readonly string[] {
  // The arrow keys of a search field lead to its options (search.spec.ts).
  const stops =
    'a[href]:not([role=option]), button, input:not([type=radio]:not(:checked)), select, textarea, summary, [contenteditable], [tabindex="0"], [role=button], [role=link], [role=checkbox], [role=switch], [role=tab], [role=radio]';
  return Array.from(document.querySelectorAll(stops))
    .filter((stop) => !stop.matches('[aria-selected=false], [role=radio][aria-checked=false]'))
    .filter((stop) => stop.checkVisibility({ visibilityProperty: true }))
    .map((stop) => finding(stop, '').selector);
}
