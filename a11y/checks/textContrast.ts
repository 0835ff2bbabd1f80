import { channelsOf, contrast } from '../../src/styles/contrast';
import { css } from '../audit/barriers/plant';
import type { Finding } from '../findings';
import { frameOf } from '../inPage/frame';
import { hexOf, type Picture, rgba } from '../inPage/picture';
import { linesOf, type Walk } from '../inPage/walk';
import type { Check, Left } from './check';

const toJudge: Left = {
  aids: ['magnifier', 'no assistive technology'],
  steps:
    'Look at text that axe could not decide (1.4.6 has examples), text over gradients and pictures, visited links, and messages after a press, in both themes.',
  expected: 'All text is easy to tell from what is behind it.',
};

export const textContrast: Check = {
  criteria: ['1.4.3', '1.4.6'],
  claim:
    'Measures each visible line of text against the pixels behind it, at rest and, on some pages, in the dark theme, hovered, and pressed; expects 7:1, for large text by a rule of this house. Leaves out values of fields, disabled controls with their labels, hidden signs between links, and text that CSS adds.',
  on: 'every style',
  views: ['desktop', 'dark', 'hovered', 'pressed'],
  needsPicture: true,
  measure: textContrastFaults,
  barriers: {
    'faint text': css('main p', 'color: color-mix(in srgb, var(--color-text) 62%, var(--color-surface))'),
    'text on a gradient': css('main h1', 'background: linear-gradient(var(--color-surface), var(--color-text))'),
    'faint text under a pointer': css('main a:hover', 'opacity: 0.5'),
  },
  left: { '1.4.3': toJudge, '1.4.6': toJudge },
};

/** WCAG 1.4.6, without its exceptions: 7:1 for large text and disabled controls is a rule of this house. */
const minimum = 7;

export function textContrastFaults({ texts }: Walk, picture: Picture): Finding[] {
  // A tooltip covers the page on purpose, and Escape closes it.
  const tip = document.querySelector('[role=tooltip]');
  const over = tip?.getBoundingClientRect();
  return texts.flatMap((text) => {
    const { parentElement: parent } = text;
    // A sign between links is decoration.
    if (!parent || (parent.closest('[aria-hidden=true]') && /^\s*[/|>›»·•–—]\s*$/.test(text.data))) return [];
    const style = getComputedStyle(parent);
    const [red, green, blue, alpha] = rgba(parent instanceof SVGElement ? style.fill : style.webkitTextFillColor);
    const share = alpha * opacityOf(parent);
    const frame = frameOf(parent);
    return linesOf(text).flatMap(({ left, right, top, bottom, height }) => {
      // A scroll container draws a torn edge over the text at its sides.
      const [start, end] = [Math.max(left, frame.left + 8, 0), Math.min(right, frame.right - 8, innerWidth)];
      // Text that is scrolled out of its box, and the skip link.
      const isCovered = over && !tip?.contains(parent) && left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      if (isCovered || end - start < 2 || top < Math.max(frame.top - 1, 0) || bottom > frame.bottom + 1) return [];
      const behind = new Set<string>();
      // Only the middle of a line, because borders may run through the space above and below it.
      for (const part of [0.35, 0.5, 0.65]) {
        // The pixels at both ends may show a part of what is beside the line.
        for (let x = Math.ceil(start); x < Math.floor(end); x += 2) behind.add(picture.colorAt(x, top + height * part));
      }
      const mixed = (color: string) =>
        hexOf(channelsOf(color).map((channel, index) => share * ([red, green, blue][index] ?? 0) + (1 - share) * channel));
      const worst = Math.min(...Array.from(behind, (color) => contrast(mixed(color), color)));
      const what = `contrast of “${text.data.trim().slice(0, 40)}”`;
      const fault = finding(parent, what, `${worst.toFixed(2)}:1`, `at least ${minimum}:1`);
      // WCAG exempts disabled controls, and this house only those that are no tab stops.
      const [weaker, stricter] = parent.closest('[aria-disabled=true]') ? [0, 0] : isLarge(style) ? [3, 4.5] : [4.5, minimum];
      if (worst >= minimum || (parent.closest('label')?.control ?? parent).closest(':disabled')) return [];
      return worst < weaker ? fault : { ...fault, breaks: worst < stricter ? ['1.4.6'] : [] };
    });
  });
}

/** Of 24 px, or bold and of 18.66 px. */
const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration) => Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);

const opacityOf = (element: Element | null): number =>
  element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
