/** WCAG 1.4.3 and 1.4.6: measures the contrast of text with the pixels behind it. */
import type { Finding } from '../../findings';
import type { Page } from '@playwright/test';
import { channelsOf, contrast } from '../../../src/styles/contrast';
import type { Picture } from './picture';
import type { Area } from './pixels';

/** WCAG 1.4.6, without its exceptions for large text and disabled controls. */
const MIN_RATIO = 7;

export interface Contrasts {
  /** The number of measured lines of text. */
  readonly lines: number;
  /** Lines below 7:1, with their contrast. */
  readonly faint: readonly Finding[];
}

/** Measures each visible line of text. `picture` must show the page as it is now. */
export async function textContrasts(page: Page, picture: Picture): Promise<Contrasts> {
  const lines = (await page.evaluate(textLines)).flatMap((line) => inPicture(line, picture));
  const faint = lines.flatMap(({ found, color, x, y, width, height }) => {
    // Measures only the middle of a line, because borders may run through the space above and below it.
    const behind = new Set<string>();
    for (const part of [0.35, 0.5, 0.65]) {
      // The pixels at both ends may show a part of what is beside the line.
      for (let at = Math.ceil(x); at < Math.floor(x + width); at += 2) behind.add(picture.colorAt(at, y + height * part));
    }
    const worst = Math.min(...Array.from(behind, (background) => contrast(over(color, background), background)));
    return worst < MIN_RATIO ? [{ ...found, value: `${worst.toFixed(2)}:1`, limit: `at least ${MIN_RATIO}:1` }] : [];
  });
  return { lines: lines.length, faint };
}

/** Moves a line to its place in `picture`, or drops it if a tooltip covers it there. */
function inPicture(line: Line, { tips }: Picture): readonly Line[] {
  if (line.tip < 0) return tips.some((tip) => overlap(tip, line)) ? [] : [line];
  const tip = tips[line.tip];
  return tip ? [{ ...line, x: tip.x + line.x, y: tip.y + line.y }] : [];
}

/** The last pixel of a covered area is covered partly. */
function overlap(one: Area, other: Area): boolean {
  return (
    one.x < other.x + other.width + 1 &&
    other.x < one.x + one.width + 1 &&
    one.y < other.y + other.height + 1 &&
    other.y < one.y + one.height + 1
  );
}

interface Line extends Area {
  readonly found: Finding;
  /** Red, green, blue, and alpha from 0 to 1. */
  readonly color: readonly number[];
  /** The index of the tooltip that contains the line, or -1. The line is measured from the corner of its tooltip. */
  readonly tip: number;
}

/** Returns the visible part of each line of text, in document or tooltip coordinates. Runs in the page. */
function textLines(): readonly Line[] {
  const found: Line[] = [];
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

  const tips = Array.from(document.querySelectorAll('[role=tooltip]'));

  /** Caches colors, because reading a canvas is slow. */
  const known = new Map<string, readonly number[]>();

  /** A canvas understands every color notation of CSS. */
  function channels(color: string): readonly number[] {
    const before = known.get(color);
    if (before) return before;
    if (!pen) throw new Error('This browser has no canvas.');
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    const read = Array.from(pen.getImageData(0, 0, 1, 1).data, (channel) => channel / 255);
    known.set(color, read);
    return read;
  }

  interface Visible {
    readonly opacity: number;
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const visible = new Map<Element | null, Visible>([[null, { opacity: 1, left: 0, top: -Infinity, right: innerWidth, bottom: Infinity }]]);

  /** Returns the opacity and the clipping that an element and its ancestors apply to text. */
  function visiblePart(box: Element | null): Visible {
    const before = visible.get(box);
    if (before || !box) return before ?? visiblePart(null);
    let part = visiblePart(box.parentElement);
    const style = getComputedStyle(box);
    // Blend modes and filters make the contrast of text unknown, so it counts as transparent.
    const isBlended = style.mixBlendMode !== 'normal' || /opacity|blur|brightness|contrast|invert/.test(style.filter);
    const opacity = part.opacity * Number(style.opacity) * (isBlended ? 0 : 1);
    if (style.display !== 'inline' && !/visible/.test(style.overflowX) && box !== document.body) {
      const edge = box.getBoundingClientRect();
      // A scroll container draws a torn edge over the text at its sides.
      const torn = box.scrollWidth > box.clientWidth ? 8 : 0;
      part = {
        opacity,
        left: Math.max(part.left, edge.left + (box.scrollLeft > 0 ? torn : 0)),
        top: Math.max(part.top, edge.top),
        right: Math.min(part.right, edge.right - torn),
        bottom: Math.min(part.bottom, edge.bottom),
      };
    }
    const found = { ...part, opacity };
    visible.set(box, found);
    return found;
  }

  function add(element: Element, text: string, rects: Iterable<DOMRect>, color: string) {
    const { opacity, left, top, right, bottom } = visiblePart(element);
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels(color);
    const tip = tips.findIndex((one) => one.contains(element));
    const corner = tips[tip]?.getBoundingClientRect() ?? new DOMRect(-scrollX, -scrollY);
    for (const rect of rects) {
      const x = Math.max(rect.left, left);
      const width = Math.min(rect.right, right) - x;
      // Skips invisible lines: text for screen readers, text that is scrolled out of its box, and the skip link.
      if (width < 2 || rect.top < top - 1 || rect.bottom > bottom + 1 || rect.top + scrollY < 0) continue;
      found.push({
        found: finding(element, `contrast of “${text.trim().slice(0, 40)}”`),
        color: [red, green, blue, alpha * opacity],
        tip,
        x: x - corner.x,
        y: rect.top - corner.y,
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
    const { webkitTextFillColor, fill } = getComputedStyle(element);
    add(element, node.nodeValue, range.getClientRects(), element instanceof SVGElement ? fill : webkitTextFillColor);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio]), textarea')) {
    const text = field.value || field.placeholder;
    if (!text || !field.checkVisibility({ visibilityProperty: true })) continue;
    const { left, top, width, height } = field.getBoundingClientRect();
    const { color, font } = getComputedStyle(field, field.value ? undefined : '::placeholder');
    if (pen) pen.font = font;
    // Measures only the text of a field, because a number field has buttons under the pointer.
    const length = field instanceof HTMLTextAreaElement ? Infinity : (pen?.measureText(text).width ?? Infinity);
    add(field, text, [new DOMRect(left + 8, top + 8, Math.min(width - 16, length), height - 16)], color);
  }
  return found;
}

/** Blends partly transparent text with `background`, such as `#1c1a16`. */
function over([red = 0, green = 0, blue = 0, alpha = 1]: readonly number[], background: string): string {
  const behind = channelsOf(background);
  const mixed = [red, green, blue].map((channel, index) => Math.round(alpha * channel * 255 + (1 - alpha) * (behind[index] ?? NaN)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
