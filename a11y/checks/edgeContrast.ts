import { channelsOf, contrast } from '../../src/styles/contrast';
import { css } from '../audit/barriers/plant';
import type { Finding } from '../findings';
import { frameOf } from '../inPage/frame';
import { hexOf, type Picture, rgba } from '../inPage/picture';
import { isShown, type Part, seenAs, usable, type Walk } from '../inPage/walk';
import type { Check } from './check';

export const edgeContrast: Check = {
  criteria: ['1.4.11'],
  claim:
    'Measures in pixels the contrast of the edges of fields and, by a rule of this house, of framed controls with text, of the tenth strongest pixel of each checkbox and radio button, and of each selected tab with a mark, and of the lines of drawings (their median), on some pages also in the dark theme; expects 3:1.',
  on: 'every style',
  views: ['desktop', 'dark'],
  needsPicture: true,
  measure: edgeContrastFaults,
  barriers: {
    'faint borders': css('main input, main textarea', 'border-color: color-mix(in srgb, var(--color-text) 15%, var(--color-surface))'),
    'faint drawings': css('main svg *', 'stroke: color-mix(in srgb, var(--color-text) 15%, var(--color-surface))'),
    'faint radio buttons': css('main [type=radio]', 'opacity: 0.3'),
  },
  left: {
    '1.4.11': {
      aids: ['magnifier', 'no assistive technology'],
      steps:
        'Look at each drawing, and at each icon, edge, and mark of a control when hovered, pressed, selected, and wrong, in both themes.',
      expected: 'Each meaningful part is easy to see.',
    },
  },
};

const minimum = 3;

export function edgeContrastFaults({ parts }: Walk, picture: Picture): Finding[] {
  // The text of a button shows where it is.
  const faultOf = (element: Element) => (element.matches('a, button:not([role=tab])') && element.textContent?.trim() ? houseRule : finding);
  const report = (element: Element, what: string, ratio: number) =>
    ratio < minimum ? [faultOf(element)(element, `contrast of a ${what}`, `${ratio.toFixed(2)}:1`, `at least ${minimum}:1`)] : [];
  const controls = parts.filter(
    ({ element, box }) =>
      // The criterion exempts disabled controls. A focused control is surrounded by its focus ring.
      element.matches('a, button, input, textarea, [role=tab]') &&
      !element.matches(':disabled, [aria-disabled=true]') &&
      element !== document.activeElement &&
      seenAs(element) === element &&
      box.bottom > 0 &&
      box.width > 0,
  );
  const marks = controls.filter(({ element }) => element.matches('[role=tab], [type=checkbox], [type=radio]'));
  const shapes = Array.from(usable().querySelectorAll<SVGGeometryElement>('svg :is(path, line, circle, rect)')).filter(isShown);
  return [
    ...controls.flatMap((part) => (marks.includes(part) ? [] : report(part.element, 'border', borderRatio(part, picture)))),
    ...marks.flatMap((part) => report(part.element, 'mark', markRatio(part, picture))),
    ...shapes.flatMap((shape) => report(shape, 'line', lineRatio(shape, picture))),
  ];
}

/** The least contrast of a border on all sides with what is around it. That of a field must also contrast with its inside. A browser may draw another border than styles say, so the strongest of its pixels counts. */
function borderRatio({ element, style, box: { left, right, top, bottom } }: Part, { colorAt }: Picture): number {
  const isField = element.matches('input:not([type=image]), textarea');
  // A line below a field is enough to show where it is.
  const isLine = isField && style.borderInlineStartWidth === '0px' && style.borderBlockEndWidth !== '0px';
  const border = Number.parseFloat(isLine ? style.borderBlockEndWidth : style.borderInlineStartWidth);
  // A line on one side is no frame: it marks the current item of a list.
  if (!isField && (border === 0 || Number.parseFloat(style.borderInlineEndWidth) === 0)) return Infinity;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const bottomSide = [x, bottom, 0, -1] as const;
  const otherSides = [
    [x, top, 0, 1],
    [left, y, 1, 0],
    [right, y, -1, 0],
  ] as const;
  return Math.min(
    ...[bottomSide, ...(isLine ? [] : otherSides)].map(([atX, atY, inX, inY]) => {
      const at = (by: number) => colorAt(atX + inX * by, atY + inY * by);
      const [outside, inside] = [at(-2.5), at(border + 2.5)];
      const edges = Array.from({ length: Math.max(1, Math.round(border)) }, (_, by) => at(by + 0.5));
      return Math.max(...edges.map((edge) => Math.min(contrast(edge, outside), isField ? contrast(edge, inside) : Infinity)));
    }),
  );
}

/** The contrast of the tenth strongest pixel of a tab, checkbox, or radio button with its background. */
function markRatio({ element, box: { left, right, top, bottom } }: Part, { colorAt }: Picture): number {
  const ground = colorAt((left + right) / 2, top - 1);
  const counts = new Map<string, number>();
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const color = colorAt(x, y);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  const ratios = Array.from(counts, ([color, count]) => Array.from({ length: Math.min(count, 10) }, () => contrast(color, ground))).flat();
  const ratio = ratios.toSorted((a, b) => b - a)[9] ?? 0;
  // A selected tab needs no mark, but one that it has must be seen.
  return element.role === 'tab' && (ratio < 1.1 || element.ariaSelected !== 'true') ? Infinity : ratio;
}

/** The median contrast of a line with the stronger of its two sides. Points where something covers or clips it do not count. */
function lineRatio(shape: SVGGeometryElement, { colorAt }: Picture): number {
  const { stroke, strokeWidth, vectorEffect } = getComputedStyle(shape);
  const matrix = shape.getScreenCTM();
  // A rim in a surface color separates crossing cables, and the stripes of a plug are decoration.
  const isOrnament = shape.matches('[stroke*="--color-surface"], g[stroke-width="1.5"] > *');
  if (stroke === 'none' || isOrnament || !matrix) return Infinity;
  const color = hexOf(rgba(stroke).slice(0, 3));
  const frame = frameOf(shape);
  const length = shape.getTotalLength();
  const scale = vectorEffect === 'non-scaling-stroke' ? 1 : matrix.a;
  // A small drawing has small gaps between its lines.
  const beside = (Number.parseFloat(strokeWidth) * scale) / 2 + 1.5 * Math.min(1, scale);
  // Dashes and dots leave gaps, and few points of a small turned line have its full color.
  const count = 40;
  const ratios = Array.from({ length: count }, (_, index) => {
    const at = (length * (index + 0.5)) / count;
    const [point, next] = [at, at + length / 1000].map((far) => shape.getPointAtLength(far).matrixTransform(matrix));
    if (!point || !next) return [];
    const { x, y } = point;
    if (x <= frame.left || x >= frame.right || y <= frame.top || y >= frame.bottom) return [];
    const turn = Math.atan2(next.y - y, next.x - x) + Math.PI / 2;
    const [on = '', ...sides] = [0, beside, -beside].map((by) => colorAt(x + by * Math.cos(turn), y + by * Math.sin(turn)));
    return isSameColor(on, color) ? Math.max(...sides.map((side) => contrast(on, side))) : [];
  }).flat();
  return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Infinity;
}

/** Not by contrast alone, because a cover of another color may be as light as the line. */
function isSameColor(one: string, other: string): boolean {
  const channels = channelsOf(other);
  return contrast(one, other) < 1.1 && channelsOf(one).every((value, index) => Math.abs(value - (channels[index] ?? NaN)) < 32);
}
