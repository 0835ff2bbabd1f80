/** Whether text, fingers, and keys have room: text size and spacing, targets, and boxes that scroll. */
import { css, markup } from '../audit/barriers/plant';
import { clipped } from '../inPage/clipped';
import { coveredText } from '../inPage/covers';
import { controls } from '../inPage/controls';
import { isInSentence, linesOf, ownTexts, type Part, seenAs, type Walk, withRules } from '../inPage/walk';
import type { Check } from './check';

export const textSize: Check = {
  criteria: ['1.4.4'],
  claim:
    'Doubles the text size, halves the window, and sets the text of a phone to 200 %; expects nothing cut off or covered. By rules of this house, expects text and fields to grow without zoom too, text of at least 12 px outside drawings, a line spacing of at least 1, and no style that keeps two fingers from zooming. axe expects a viewport that zooms.',
  on: 'every style',
  views: ['desktop', 'zoom200', 'phoneText200'],
  measure: textSizeFaults,
  barriers: {
    'text in px': css('main p', 'font-size: 16px'),
    'a heading that cannot wrap': css('main h1', 'white-space: nowrap', '(max-width: 400px)'),
    'lines that overlap': css('main p', 'line-height: 0.6'),
    'no zoom with two fingers': css('main', 'touch-action: pan-y'),
    'F69: a box that cuts off the end of its text': css('main p', 'block-size: 1em; overflow-y: hidden'),
  },
  left: {
    '1.4.4': {
      steps: 'Zoom each page to 200%. Then set text alone to 200%.',
      expected: 'Every word and control is still there, and nothing overlaps.',
    },
  },
};

export function textSizeFaults(found: Walk) {
  const texts = found.parts.filter(
    ({ element }) => ownTexts(element).length > 0 || element.matches('textarea, select, input:not([type=checkbox], [type=radio])'),
  );
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const sizes = texts.map(({ element }) => sizeOf(element));
  const crowded = () => [...closeLines(texts), ...clipped(), ...coveredText()];
  const atDouble = () => [
    ...texts.flatMap(({ element }, index) => {
      const [from = 0, to] = [sizes[index], sizeOf(element)];
      // Text of 30 px or more may grow less, because its size depends on the window too.
      const isGrown = to > from && to >= Math.min(1.99 * from, 30);
      return isGrown ? [] : houseRule(element, 'text size in px at 200 %', to, `at least ${Math.min(2 * from, 30)}`);
    }),
    ...crowded(),
  ];
  return [
    ...texts.flatMap(({ element }, index) =>
      (sizes[index] ?? 0) < 12 ? houseRule(element, 'text size in px', sizes[index], 'at least 12') : [],
    ),
    ...found.parts
      .filter(({ style }) => !/auto|manipulation|pinch-zoom/.test(style.touchAction))
      .map(({ element, style }) => houseRule(element, 'touch-action', style.touchAction, 'with pinch-zoom'))
      .slice(0, 5),
    ...crowded(),
    ...(innerWidth === 1280 ? withRules(':root { font-size: 200% !important; }', atDouble) : []),
  ];
}

/** Lines that are closer than letters are high. */
function closeLines(texts: readonly Part[]) {
  return texts.flatMap(({ element }) => {
    const { lineHeight } = spacingOf(element);
    return lineHeight < 1 && wraps(element) ? [houseRule(element, 'line spacing', lineHeight, 'at least 1')] : [];
  });
}

/** Whether an element has text of its own in more than one line. */
const wraps = (element: Element) => new Set(ownTexts(element).flatMap((text) => linesOf(text).map(({ top }) => Math.round(top)))).size > 1;

/** The spacing of text, in shares of its size. The line height “normal” is about 1.2. */
function spacingOf(element: Element) {
  const { fontSize, lineHeight, letterSpacing, wordSpacing } = getComputedStyle(element);
  const share = (length: string) => Number.parseFloat(length) / Number.parseFloat(fontSize) || 0;
  return { lineHeight: share(lineHeight) || 1.2, letterSpacing: share(letterSpacing), wordSpacing: share(wordSpacing) };
}

export const textSpacing: Check = {
  criteria: ['1.4.12'],
  claim: 'Sets the spacing of WCAG 1.4.12, also at 360 px; expects text to take it, and nothing cut off, covered, or beyond the window.',
  on: 'every style',
  views: ['desktop', 'columns', 'withoutScript'],
  measure: textSpacingFaults,
  barriers: {
    'F104: a box that cuts off the end of its text': css('main p', 'max-block-size: 1lh; overflow-y: hidden'),
    'F104: a button that cuts off its value': markup(
      '<input type="submit" value="Compare all plans" style="width: 9em; font-size: 1rem" />',
    ),
    'letter spacing that no style can change': markup('<p style="letter-spacing: 0.02em !important">Short words</p>'),
  },
};

// The specificity is higher than that of any rule of the site. Styles of an element itself win if they are important.
const spacing = `
  :is(body, body *):not(#a#b#c) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p:not(#a#b#c) { margin-block-end: 2em !important; }`;

export function textSpacingFaults({ parts }: Walk) {
  const texts = parts.filter(({ element }) => ownTexts(element).length > 0 && element.getRootNode() === document);
  return withRules(spacing, () => [...texts.flatMap(({ element }) => fixedSpacing(element)), ...clipped(), ...coveredText()]);
}

function fixedSpacing(element: Element) {
  const limits = { letterSpacing: 0.12, wordSpacing: 0.16, lineHeight: wraps(element) ? 1.5 : 0 };
  return Object.entries(spacingOf(element)).flatMap(([name, share]) => {
    const limit = limits[name as keyof typeof limits];
    return share > limit - 0.005 ? [] : finding(element, `${name} in text sizes`, share, `at least ${limit}`);
  });
}

export const targetSize: Check = {
  criteria: ['2.5.5', '2.5.8'],
  claim:
    'Measures links, buttons, fields of HTML, tabs, choices, and other elements with these roles, but no areas of pictures, nor checkboxes and radio buttons in the size of the browser, without what another one covers; expects 44 × 44 CSS px, except for links in sentences, and at level AA 24 × 24 px or space around them.',
  on: 'every style',
  views: ['desktop', 'phone', 'menu'],
  measure: targetSizeFaults,
  barriers: {
    'small buttons and links': css(
      'main [type=submit], footer a',
      "display: block; block-size: 20px; min-block-size: 0; padding-block: 0; position: relative; &::after { content: ''; position: absolute; inset: 0 }",
    ),
    'a small button of another element': markup('<b role="button" style="display: block; inline-size: 14px; line-height: 1">+</b>'),
    'a button over another one': markup('<button style="width: 60px; height: 44px; margin-bottom: -30px">Save</button>'.repeat(2)),
    'small buttons in a label': markup(`<label>A <input />${'<button style="all: unset; font-size: 9px">?</button>'.repeat(2)}</label>`),
    'a line of small links': markup('<p style="font-size: 9px"><a href="/">1</a> <a href="/faq">2</a> | <a href="/terms">3</a></p>'),
  },
};

export function targetSizeFaults({ parts }: Walk) {
  const targets = parts.map(({ element }) => element).filter((element) => element.matches(controls));
  const boxes = new Map(targets.map((element) => [element, Array.from(element.getClientRects())]));
  return targets.flatMap((element) => {
    const own = (wholeTarget(element) ?? element).getBoundingClientRect();
    const isNative = own.width === 13 && getComputedStyle(element).appearance === 'auto';
    // WCAG exempts what a browser draws in its own size. The skip link is above the page until it has focus.
    if (isNative || own.width <= 1 || own.bottom < 0 || (element.matches('a, [role=link]') && isInSentence(element))) return [];
    const others = targets.filter((other) => other !== element && !other.contains(element) && !element.contains(other));
    // Later ones are drawn over earlier ones.
    const over = others.filter((other) => element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    const free = over.flatMap((other) => boxes.get(other) ?? []).map((box) => freeOf(own, box));
    const least = Math.min(own.width, own.height, ...free);
    const size = `${Math.round(own.width)} × ${Math.round(own.height)} px, of which ${Math.round(least)} are free`;
    const fault = finding(element, 'size of the target', size, 'at least 44 × 44 px');
    return least >= 43.9 ? [] : least >= 23.9 || others.every((other) => isApart(element, other)) ? { ...fault, breaks: ['2.5.5'] } : fault;
  });
}

/** The smaller side of what another target leaves of one. */
function freeOf(own: DOMRect, over: DOMRect): number {
  const across = Math.min(own.right, over.right) - Math.max(own.left, over.left);
  const down = Math.min(own.bottom, over.bottom) - Math.max(own.top, over.top);
  if (across < 0.5 || down < 0.5) return Infinity;
  return Math.max(Math.min(own.width - across, own.height), Math.min(own.width, own.height - down));
}

/** WCAG 2.5.8 lets a small target pass if a circle of 24 px around its center meets no other target, nor the circle of another. */
function isApart(element: Element, other: Element): boolean {
  const [from, to] = [element, other].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
  const gap = (center: number, start: number, size: number) => Math.max(0, Math.abs(center - start - size / 2) - Math.max(size, 24) / 2);
  return Math.hypot(gap(from.left + from.width / 2, to.left, to.width), gap(from.top + from.height / 2, to.top, to.height)) >= 12;
}

/** The label of a field is part of its target, and so is the box over which a link is stretched. */
function wholeTarget(element: HTMLElement): Element | null {
  const { position, inset, pointerEvents } = getComputedStyle(element, '::after');
  const isStretched = `${position} ${inset} ${pointerEvents}` === 'absolute 0px auto' && getComputedStyle(element).position === 'static';
  const label = element.closest('label');
  return isStretched ? element.offsetParent : label?.control === element ? label : seenAs(element);
}

export const scrollRegions: Check = {
  criteria: ['2.1.1', '2.1.3'],
  claim:
    'Expects boxes that scroll sideways at 320 and 1280 px, or down without a control inside, to be tab stops, and by rules of this house with a name, and only while they scroll.',
  on: 'every control',
  views: ['desktop', 'phone'],
  measure: scrollRegionsFaults,
  barriers: {
    'text that only a pointer scrolls': css('main p', 'overflow-x: auto; white-space: nowrap'),
    'text that only a pointer scrolls down': css('main p', 'overflow-y: auto; block-size: 1lh'),
  },
};

export function scrollRegionsFaults({ parts }: Walk) {
  return parts.flatMap(({ element, style }) => {
    if (element.matches('body, textarea, select')) return [];
    const isLong = element.scrollHeight > element.clientHeight + 1 && !element.querySelector(controls);
    const scrolls =
      (/auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth) || (/auto|scroll/.test(style.overflowY) && isLong);
    if (!scrolls && !/auto|scroll/.test(style.overflowX)) return [];
    const isStop = element.matches('[tabindex="0"]');
    const hasName = element.matches('[role=group], [role=region], section') && element.computedName !== '';
    const value = `${scrolls ? 'scrolls' : 'does not scroll'}, ${isStop ? 'a tab stop' : 'no tab stop'}, ${hasName ? 'a name' : 'no name'}`;
    const report = scrolls && !isStop ? finding : houseRule;
    return scrolls === isStop && scrolls === hasName
      ? []
      : [report(element, 'a scroll container', value, 'a tab stop with a name only if it scrolls')];
  });
}
