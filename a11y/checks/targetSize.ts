import { css } from '../audit/barriers/plant';
import { isInSentence, type Walk } from '../inPage/walk';
import type { Check } from './check';

export const targetSize: Check = {
  criteria: ['2.5.5', '2.5.8'],
  claim: 'Measures links, buttons, fields, tabs, and choices; expects 44 × 44 CSS px, except for links in sentences.',
  on: 'every style',
  views: ['desktop', 'phone', 'menu'],
  measure,
  barriers: {
    'small buttons and links': css(
      'main button[type=submit], footer a',
      'display: inline-block; block-size: 20px; min-block-size: 0; padding-block: 0',
    ),
  },
};

export function measure({ parts }: Walk) {
  return parts
    .filter(({ element }) => element.matches('a[href], button, input, textarea, select, summary, [role=tab], [role=radio]'))
    .flatMap(({ element }) => {
      // The label of a radio button is part of its target.
      const { width, height, bottom } = (element.closest('label') ?? element).getBoundingClientRect();
      // The skip link is above the page until it has focus.
      if (width === 0 || bottom < 0 || (element.matches('a') && isInSentence(element))) return [];
      const size = `${Math.round(width)} × ${Math.round(height)} px`;
      return Math.min(width, height) >= 43.9 ? [] : [finding(element, 'size of the target', size, 'at least 44 × 44 px')];
    });
}
