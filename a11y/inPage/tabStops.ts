import { contrast } from '../../src/styles/contrast';
import type { Finding } from '../findings';
import { coverOf, wholeBoxes } from './covers';
import { frameOf } from './frame';
import { hexOf, rgba } from './picture';
import { addRules, seenAs, usable } from './walk';

export interface Stop {
  readonly selector: string;
  /** Faults of its outline, and why it cannot be seen. */
  readonly unseen: readonly Finding[];
  /** What covers it, or cuts it off. */
  readonly covered: readonly Finding[];
}

let walk: { readonly stops: Stop[]; readonly removeRules: () => void; first?: Element; last?: Element; hasLeft: boolean } | undefined;

/** Records each press of Tab from the start of the page on. Shift+Tab leads to its end. */
export function beginWalk() {
  walk = { stops: [], removeRules: addRules(wholeBoxes), hasLeft: false };
  addEventListener('keydown', record, { capture: true });
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute('tabindex');
}

/** Whether focus has left the page, which ends the walk. */
export const hasLeft = () => walk?.hasLeft ?? false;

export function endWalk(): readonly Stop[] {
  const stops = walk?.stops ?? [];
  walk?.removeRules();
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
    // Tab leads to a radio button of a group without a checked one, and Shift+Tab to another.
    if (element.matches('[type=radio]:not(:checked)')) return;
    const seen = seenAs(element);
    walk.stops.push({ selector: finding(element, '').selector, unseen: unseenBy(seen), covered: coverOf(seen) });
  }
  // The rest of the batch must not enter the page again.
  if (walk.hasLeft) event.preventDefault();
}

/**
 * Finds an outline that is cut off, that is smaller than WCAG 2.4.13 requires, which is the area of a perimeter of 2 px, or that has less
 * contrast than 3:1 with the background on which it is drawn.
 */
function unseenBy(element: Element): Finding[] {
  const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
  const [width, offset] = [Number.parseFloat(outlineWidth), Number.parseFloat(outlineOffset)];
  const shown = frameOf(element.parentElement ?? element);
  const areaOf = ({ left, right, top, bottom }: DOMRect, by: number, frame = shown) => {
    const across = Math.min(right + by, frame.right) - Math.max(left - by, frame.left);
    return Math.max(0, across) * Math.max(0, Math.min(bottom + by, frame.bottom) - Math.max(top - by, frame.top));
  };
  const boxes = Array.from(element.getClientRects()).filter((box) => Math.min(box.width, box.height) > 2);
  const outlineIn = (frame: typeof shown) =>
    boxes.reduce((sum, box) => sum + areaOf(box, offset + width, frame) - areaOf(box, offset, frame), 0);
  const [area, whole] = [outlineIn(shown), outlineIn(frameOf(document.body))];
  const required = boxes.reduce((sum, box) => sum + areaOf(box, 0) - areaOf(box, -2), 0);
  const ratio = contrast(hexOf(rgba(outlineColor).slice(0, 3)), groundOf(offset < 0 ? element : element.parentElement));
  if (!element.checkVisibility({ opacityProperty: true }) || boxes.length === 0) return [finding(element, 'is not drawn')];
  // Another style of focus would do for WCAG, but only an outline can be measured.
  if (outlineStyle !== 'solid') return [houseRule(element, 'style of its outline', outlineStyle, 'solid')];
  const faults = [
    area >= required ? [] : finding(element, 'px² of its outline', Math.round(area), `at least ${Math.ceil(required)}`),
    ratio >= 3 ? [] : finding(element, 'contrast of its outline', `${ratio.toFixed(2)}:1`, 'at least 3:1'),
  ];
  const cut = area < whole - 1 ? [houseRule(element, 'px² of its outline, which is cut off', Math.round(area), Math.round(whole))] : [];
  return [...faults.flat().map((fault) => ({ ...fault, breaks: ['2.4.13'] })), ...cut];
}

/** The background that an element is drawn on. */
export function groundOf(element: Element | null): string {
  const [red, green, blue, alpha] = rgba(element ? getComputedStyle(element).backgroundColor : 'Canvas');
  return alpha > 0.5 ? hexOf([red, green, blue]) : groundOf(element?.parentElement ?? null);
}

/** Returns all tab stops in DOM order. The selected tab or radio button is the stop of its group, and arrow keys lead to the others. */
export function expectedStops(): readonly string[] {
  // Arrow keys reach or replace these (APG), as they do the options of search (search.spec.ts).
  const byArrows =
    ':is([role=toolbar], [role=menubar]) [tabindex="-1"], :is([role=combobox], [role=spinbutton]) ~ [tabindex="-1"], [tabindex="-1"]:has(~ [role=spinbutton])';
  // These may pass focus on to an item.
  const widgets = ':is([role=radiogroup], [role=tablist], [role=toolbar], [role=menubar]), [role=group]:has(> [role=radio])';
  const stops =
    'a[href]:not([role=option]), button, input:not([type=radio]:not(:checked)), select, textarea, summary, [contenteditable], [tabindex="0"], [role=button], [role=link], [role=checkbox], [role=switch], [role=tab], [role=radio]';
  return Array.from(usable().querySelectorAll(stops))
    .filter(
      (stop) => !stop.matches(`:disabled, [inert] *, [aria-selected=false], [role=radio][aria-checked=false], ${byArrows}, ${widgets}`),
    )
    .filter((stop) => stop.checkVisibility({ visibilityProperty: true }))
    .map((stop) => finding(stop, '').selector);
}
