import { css } from '../audit/barriers/plant';
import { clipped } from '../inPage/clipped';
import { coveredText } from '../inPage/coveredText';
import { withRules } from '../inPage/walk';
import type { Check } from './check';

export const textSpacing: Check = {
  criteria: ['1.4.12'],
  claim: 'Sets the spacing of WCAG 1.4.12; expects nothing cut off or covered.',
  on: 'every style',
  views: ['desktop', 'columns'],
  measure,
  barriers: { 'a heading that cannot wrap': css('main h1', 'white-space: nowrap; overflow: hidden; max-inline-size: 12rem') },
};

// The specificity is higher than that of any rule of the site.
const spacing = `
  :is(body, body *):not(#a#b#c) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p:not(#a#b#c) { margin-block-end: 2em !important; }`;

export function measure() {
  return withRules(spacing, () => [...clipped(), ...coveredText()]);
}
