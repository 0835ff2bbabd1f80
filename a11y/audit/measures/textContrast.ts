/** WCAG 1.4.3 and 1.4.6 in pixels: every text against what is really behind it, drawings and pictures included. */
import type { Page } from '@playwright/test';
import { contrast } from '../../../src/styles/contrast';
import type { Picture } from './picture';

/** WCAG 1.4.6. We ask it of large text, and of controls that are off, as well: there is no exception. */
const least = 7;

export interface Contrasts {
  /** How many lines of text were measured. */
  readonly lines: number;
  /** Those that do not stand out, and how far they do. */
  readonly faint: readonly string[];
}

/** Measures each line of text that shows, at 7:1. */
export async function textContrasts(page: Page, picture: Picture): Promise<Contrasts> {
  const lines = await page.evaluate(textLines);
  const faint = lines.flatMap(({ text, color, x, y, width, height }) => {
    // The middle of the line: above and below it is the space between lines, where edges may run.
    const behind = new Set<string>();
    for (const part of [0.35, 0.5, 0.65]) {
      for (let at = x; at < x + width; at += 2) behind.add(picture.colorAt(at, y + height * part));
    }
    const worst = Math.min(...Array.from(behind, (background) => contrast(over(color, background), background)));
    return worst < least ? [`${worst.toFixed(2)}:1, ${text}`] : [];
  });
  return { lines: lines.length, faint };
}

interface Line {
  readonly text: string;
  /** Red, green, blue and how opaque, 0 to 1 each. */
  readonly color: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page: each line of each text, as far as it shows, in coordinates of the document. */
function textLines(): readonly Line[] {
  const found: Line[] = [];
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

  // What lies under a tooltip is not seen, or half of its last pixel.
  const tips = Array.from(document.querySelectorAll('[role=tooltip]'));
  const overlap = (one: DOMRect, other: DOMRect) =>
    one.left < other.right + 1 && other.left < one.right + 1 && one.top < other.bottom + 1 && other.top < one.bottom + 1;

  /** Whatever CSS calls it: a canvas knows all notations. */
  function channels(color: string): readonly number[] {
    if (!pen) throw new Error('no canvas');
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    return Array.from(pen.getImageData(0, 0, 1, 1).data, (channel) => channel / 255);
  }

  function add(element: Element, text: string, rects: Iterable<DOMRect>, color: string) {
    let opacity = 1;
    let [left, top, right, bottom] = [0, -Infinity, innerWidth, Infinity];
    for (let box: Element | null = element; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      opacity *= Number(style.opacity);
      if (style.display === 'inline' || /visible/.test(style.overflowX) || box === document.body) continue;
      const edge = box.getBoundingClientRect();
      // Over the letters at its sides, a box that scrolls has torn edges.
      const torn = box.scrollWidth > box.clientWidth ? 8 : 0;
      [left, top] = [Math.max(left, edge.left + (box.scrollLeft > 0 ? torn : 0)), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right - torn), Math.min(bottom, edge.bottom)];
    }
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels(color);
    for (const rect of rects) {
      if (tips.some((tip) => !tip.contains(element) && overlap(tip.getBoundingClientRect(), rect))) continue;
      const x = Math.max(rect.left, left);
      const width = Math.min(rect.right, right) - x;
      // Text for screen readers is a pixel wide; what a box has scrolled away does not show, nor does the skip link.
      if (width < 2 || rect.top < top - 1 || rect.bottom > bottom + 1 || rect.top + scrollY < 0) continue;
      found.push({
        text: `“${text.trim().slice(0, 40)}” in ${(element.cloneNode() as Element).outerHTML.slice(0, 80)}`,
        color: [red, green, blue, alpha * opacity],
        x: x + scrollX,
        y: rect.top + scrollY,
        width,
        height: rect.height,
      });
    }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { color, fill } = getComputedStyle(element);
    add(element, node.nodeValue, range.getClientRects(), element instanceof SVGElement ? fill : color);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio]), textarea')) {
    const text = field.value || field.placeholder;
    if (!text || !field.checkVisibility({ visibilityProperty: true })) continue;
    const { left, top, width, height } = field.getBoundingClientRect();
    const { color } = getComputedStyle(field, field.value ? undefined : '::placeholder');
    add(field, text, [new DOMRect(left + 8, top + 8, width - 16, height - 16)], color);
  }
  return found;
}

/** The colour that is seen where a text is not wholly opaque, as `#1c1a16`. */
function over([red = 0, green = 0, blue = 0, alpha = 1]: readonly number[], background: string): string {
  const mixed = [red, green, blue].map((channel, index) => {
    const behind = Number.parseInt(background.slice(1 + 2 * index, 3 + 2 * index), 16);
    return Math.round(alpha * channel * 255 + (1 - alpha) * behind);
  });
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
