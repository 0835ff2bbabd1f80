/** Whether text, fingers, and keys have room: text size and spacing, targets, and boxes that scroll. */
import { css } from '../audit/barriers/plant';
import { clipped } from '../inPage/clipped';
import { coveredText } from '../inPage/covers';
import { hasOwnText, isInSentence, type Part, type Walk, withRules } from '../inPage/walk';
import type { Check } from './check';

export const textSize: Check = {
  criteria: ['1.4.4'],
  claim:
    'Doubles the text size, halves the window, and sets the text of a phone to 200 %; expects text and fields to grow, and nothing cut off, overlapping, or covered. Expects text of at least 12 px outside drawings, and that two fingers can zoom.',
  on: 'every style',
  views: ['desktop', 'zoom200', 'phoneText200'],
  measure: textSizeFaults,
  barriers: {
    'text in px': css('main p', 'font-size: 16px'),
    'tiny text': css('main p', 'font-size: 8px'),
    'a heading that cannot wrap': css('main h1', 'white-space: nowrap', '(max-width: 400px)'),
    'lines that overlap': css('main p', 'line-height: 0.6'),
    'no zoom with two fingers': css('main', 'touch-action: pan-y'),
  },
  left: {
    '1.4.4': {
      aids: ['no assistive technology'],
      steps: 'Zoom each page to 200%. Then set text alone to 200%.',
      expected: 'Every word and control is still there, and nothing overlaps.',
    },
  },
};

export function textSizeFaults(found: Walk) {
  const texts = found.parts.filter(
    ({ element }) => hasOwnText(element) || element.matches('textarea, select, input:not([type=checkbox], [type=radio])'),
  );
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const sizes = texts.map(({ element }) => sizeOf(element));
  const crowded = () => [...overlappingLines(texts), ...clipped(), ...coveredText()];
  const atDouble = () => [
    ...texts.flatMap(({ element }, index) => {
      const [from = 0, to] = [sizes[index], sizeOf(element)];
      // Text of 30 px or more may grow less, because its size depends on the window too.
      const isGrown = to > from && to >= Math.min(1.99 * from, 30);
      return isGrown ? [] : finding(element, 'text size in px at 200 %', to, `at least ${Math.min(2 * from, 30)}`);
    }),
    ...crowded(),
  ];
  return [
    ...texts.flatMap(({ element }, index) =>
      (sizes[index] ?? 0) < 12 ? houseRule(element, 'text size in px', sizes[index], 'at least 12') : [],
    ),
    ...found.parts
      .filter(({ style }) => !/auto|manipulation|pinch-zoom/.test(style.touchAction))
      .map(({ element, style }) => finding(element, 'touch-action', style.touchAction, 'with pinch-zoom'))
      .slice(0, 5),
    ...crowded(),
    ...(innerWidth === 1280 ? withRules(':root { font-size: 200% !important; }', atDouble) : []),
  ];
}

/** Lines that are closer than letters are high. */
function overlappingLines(texts: readonly Part[]) {
  return texts.flatMap(({ element }) => {
    const { lineHeight, fontSize } = getComputedStyle(element);
    const share = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    return share < 1 ? [finding(element, 'line spacing', share, 'at least 1')] : [];
  });
}

export const textSpacing: Check = {
  criteria: ['1.4.12'],
  claim: 'Sets the spacing of WCAG 1.4.12; expects nothing cut off or covered.',
  on: 'every style',
  views: ['desktop', 'columns'],
  measure: textSpacingFaults,
  barriers: { 'F104: a heading that cannot wrap': css('main h1', 'white-space: nowrap; overflow: hidden; max-inline-size: 12rem') },
};

// The specificity is higher than that of any rule of the site.
const spacing = `
  :is(body, body *):not(#a#b#c) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p:not(#a#b#c) { margin-block-end: 2em !important; }`;

export function textSpacingFaults() {
  return withRules(spacing, () => [...clipped(), ...coveredText()]);
}

export const targetSize: Check = {
  criteria: ['2.5.5', '2.5.8'],
  claim: 'Measures links, buttons, fields, tabs, and choices; expects 44 × 44 CSS px, except for links in sentences.',
  on: 'every style',
  views: ['desktop', 'phone', 'menu'],
  measure: targetSizeFaults,
  barriers: {
    'small buttons and links': css(
      'main button[type=submit], footer a',
      'display: inline-block; block-size: 20px; min-block-size: 0; padding-block: 0',
    ),
  },
};

export function targetSizeFaults({ parts }: Walk) {
  return parts
    .filter(({ element }) => element.matches('a[href], button, input, textarea, select, summary, [role=tab], [role=radio]'))
    .flatMap(({ element }) => {
      // The label of a radio button is part of its target.
      const { width, height, bottom } = (element.closest('label') ?? element).getBoundingClientRect();
      // The skip link is above the page until it has focus.
      if (width === 0 || bottom < 0 || (element.matches('a') && isInSentence(element))) return [];
      const [least, size] = [Math.min(width, height), `${Math.round(width)} × ${Math.round(height)} px`];
      const fault = finding(element, 'size of the target', size, 'at least 44 × 44 px');
      return least >= 43.9 ? [] : least >= 23.9 ? { ...fault, breaks: ['2.5.5'] } : fault;
    });
}

export const scrollRegions: Check = {
  criteria: ['2.1.1', '2.1.3'],
  claim: 'Expects scroll containers at 320 and 1280 px to be tab stops with a name while they scroll, and only then.',
  on: 'every control',
  views: ['desktop', 'phone'],
  measure: scrollRegionsFaults,
  barriers: { 'text that only a pointer scrolls': css('main p', 'overflow-x: auto; white-space: nowrap') },
};

export function scrollRegionsFaults({ parts }: Walk) {
  return parts.flatMap(({ element, style }) => {
    if (!element.matches('main *') || !/auto|scroll/.test(style.overflowX) || element.matches('[role=tablist], textarea')) return [];
    const scrolls = element.scrollWidth > element.clientWidth;
    const isStop = element.matches('[tabindex="0"]');
    const hasName = element.matches('[role=group][aria-label]');
    const value = `${scrolls ? 'scrolls' : 'does not scroll'}, ${isStop ? 'a tab stop' : 'no tab stop'}, ${hasName ? 'a name' : 'no name'}`;
    const report = scrolls && !isStop ? finding : houseRule;
    return scrolls === isStop && scrolls === hasName
      ? []
      : [report(element, 'a scroll container', value, 'a tab stop with a name only if it scrolls')];
  });
}
