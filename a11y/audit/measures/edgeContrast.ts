/**
 * WCAG 1.4.11: measures in pixels the contrast of control edges and of lines in drawings. Forced colors are skipped, because the
 * visitor chooses them; tokens.test.ts asserts that the tokens use them.
 */
import type { Finding } from '../../findings';
import type { Page } from '@playwright/test';
import { channelsOf, contrast } from '../../../src/styles/contrast';
import type { Picture } from './picture';
import type { Area } from './pixels';

const MIN_RATIO = 3;

export interface Edges {
  /** The number of controls and lines that were measured. */
  readonly measured: number;
  readonly faint: readonly Finding[];
}

/** Measures each control with an edge and each line of each drawing. `picture` must show the page as it is now. */
export async function edgeContrasts(page: Page, picture: Picture): Promise<Edges> {
  const { controls, lines } = await page.evaluate(drawn);
  const faint = [
    ...controls.flatMap((control) => {
      const ratio = ratioOf(control, picture);
      return ratio < MIN_RATIO ? [tooFaint(control.found, ratio)] : [];
    }),
    ...lines.flatMap((line) => {
      const ratio = lineRatio(line, picture);
      return ratio < MIN_RATIO ? [tooFaint(line.found, ratio)] : [];
    }),
  ];
  return { measured: controls.length + lines.length, faint };
}

function tooFaint(found: Finding, ratio: number): Finding {
  return { ...found, value: `${ratio.toFixed(2)}:1`, limit: `at least ${MIN_RATIO}:1` };
}

interface Control extends Area {
  readonly found: Finding;
  /** A `field` or `frame` has a border on all sides. A `mark` is drawn inside its box. */
  readonly kind: 'field' | 'frame' | 'mark';
  readonly border: number;
}

/** Returns the contrast of an edge with its surroundings. The edge of a field must also contrast with its inside. */
function ratioOf(control: Control, picture: Picture): number {
  const { kind, border, x, y, width, height } = control;
  if (kind === 'mark') return markRatio(control, picture);
  const [middle, center] = [x + width / 2, y + height / 2];
  // Each side has a point outside, one on the border, and one inside.
  const sides = [
    [3, 0, -border - 2].map((out) => picture.colorAt(middle, y + border / 2 - out)),
    [3, 0, -border - 2].map((out) => picture.colorAt(middle, y + height - border / 2 + out)),
    [3, 0, -border - 2].map((out) => picture.colorAt(x + border / 2 - out, center)),
    [3, 0, -border - 2].map((out) => picture.colorAt(x + width - border / 2 + out, center)),
  ];
  return Math.min(
    ...sides.map(([outside = '', edge = '', inside = '']) =>
      kind === 'field' ? Math.min(contrast(edge, outside), contrast(edge, inside)) : contrast(edge, outside),
    ),
  );
}

/** Returns the contrast of the tenth strongest pixel of a tab, checkbox, or radio button with its background. */
function markRatio({ x, y, width, height }: Control, picture: Picture): number {
  const ground = picture.colorAt(x + width / 2, y - 1);
  const ratios: number[] = [];
  const known = new Map<string, number>();
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) {
      const color = picture.colorAt(column, row);
      const ratio = known.get(color) ?? contrast(color, ground);
      known.set(color, ratio);
      ratios.push(ratio);
    }
  }
  return ratios.toSorted((a, b) => b - a)[9] ?? 0;
}

interface Line {
  readonly found: Finding;
  readonly stroke: string;
  /** Groups of three points: on the line, left of it, and right of it. */
  readonly points: readonly (readonly (readonly [number, number])[])[];
}

/** Returns the median contrast of a line with the stronger of its two sides. Points where something covers the line do not count. */
function lineRatio({ stroke, points }: Line, picture: Picture): number {
  const ratios = points.flatMap((samplePoints) => {
    const [on, left, right] = samplePoints.map(([x, y]) => picture.colorAt(x, y));
    if (!on || !left || !right) return [];
    return isSameColor(on, stroke) ? [Math.max(contrast(on, left), contrast(on, right))] : [];
  });
  return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Infinity;
}

/** Not by contrast alone, because a cover of another color may be as light as the line. */
function isSameColor(a: string, b: string): boolean {
  const other = channelsOf(b);
  return contrast(a, b) < 1.1 && channelsOf(a).every((value, index) => Math.abs(value - (other[index] ?? NaN)) < 32);
}

/** Finds the controls and lines to measure, in document coordinates. Runs in the page. */
function drawn() {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  /** A canvas understands every color notation of CSS. */
  const hex = (color: string) => {
    if (!pen) throw new Error('This browser has no canvas.');
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  };
  /** Returns a function that tells whether a point is inside every ancestor that clips the element. */
  const visiblePart = (shape: Element) => {
    const boxes: DOMRect[] = [];
    for (let box: Element | null = shape; box; box = box.parentElement) {
      if (getComputedStyle(box).overflow !== 'visible') boxes.push(box.getBoundingClientRect());
    }
    return ({ x, y }: DOMPoint) => boxes.every(({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom);
  };

  const controls = Array.from(document.querySelectorAll<HTMLElement>('a, button, input, textarea, [role=tab]'), (element): Control[] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const border = Number.parseFloat(style.borderInlineStartWidth);
    const isShown = element.checkVisibility({ visibilityProperty: true }) && top + height > 0 && width > 0;
    // The criterion exempts disabled controls. A focused control is surrounded by its focus ring, which focusRings.ts measures.
    if (!isShown || element.ariaDisabled === 'true' || element === document.activeElement) return [];
    const isMark = element.matches('[role=tab], [type=checkbox], [type=radio]');
    const isField = element.matches('input, textarea');
    // A line on one side is no frame: it marks the current item of a list.
    const hasFrame = border > 0 && Number.parseFloat(style.borderInlineEndWidth) > 0;
    if (!isMark && !isField && !hasFrame) return [];
    // A tab that is scrolled out of its row is not visible.
    const isVisible = visiblePart(element);
    if (isMark && ![left + 1, left + width - 1].every((x) => isVisible(new DOMPoint(x, top + height / 2)))) return [];
    const kind = isMark ? 'mark' : isField ? 'field' : 'frame';
    return [{ found: finding(element, `contrast of a ${kind}`), kind, border, x: left + scrollX, y: top + scrollY, width, height }];
  }).flat();

  const lines = Array.from(document.querySelectorAll<SVGGeometryElement>('svg :is(path, line, circle, rect)'), (shape): Line[] => {
    const { stroke, strokeWidth, strokeDasharray, vectorEffect } = getComputedStyle(shape);
    const matrix = shape.getScreenCTM();
    // A rim in a surface color separates crossing cables, and the stripes of a plug are decoration.
    const isOrnament = shape.matches('[stroke*="--color-surface"], g[stroke-width="1.5"] > *');
    if (stroke === 'none' || isOrnament || !matrix || !shape.checkVisibility({ visibilityProperty: true })) return [];
    const length = shape.getTotalLength();
    const scale = vectorEffect === 'non-scaling-stroke' ? 1 : matrix.a;
    // A small drawing has small gaps between its lines.
    const beside = (Number.parseFloat(strokeWidth) * scale) / 2 + 1.5 * Math.min(1, scale);
    const clip = visiblePart(shape);
    // Dashes and dots leave gaps, so more points are needed to hit the line.
    const count = strokeDasharray === 'none' ? 8 : 40;
    const points = Array.from({ length: count }, (_, index) => {
      const at = (length * (index + 0.5)) / count;
      const [point, next] = [at, at + length / 1000].map((far) => shape.getPointAtLength(far).matrixTransform(matrix));
      if (!point || !next || !clip(point)) return [];
      const turn = Math.atan2(next.y - point.y, next.x - point.x) + Math.PI / 2;
      return [0, beside, -beside].map((by) => [point.x + by * Math.cos(turn) + scrollX, point.y + by * Math.sin(turn) + scrollY] as const);
    });
    return [{ found: finding(shape, 'contrast of a line'), stroke: hex(stroke), points }];
  }).flat();
  return { controls, lines };
}
