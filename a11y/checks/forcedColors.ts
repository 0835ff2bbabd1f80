import { css } from '../audit/barriers/plant';
import { expect, type Finding } from '../findings';
import type { Check } from './check';

export const forcedColors: Check = {
  criteria: ['1.4.11'],
  claim:
    'Expects, by a rule of this house, controls with a frame or a background to keep an edge in forced colors, which remove backgrounds and shadows.',
  on: 'every control',
  reads: {
    'controls keep an edge in forced colors': async ({ look, path }) => {
      const edged = await (await look(path)).evaluateHandle(controlsWithEdge);
      await look(path, { forcedColors: 'active' });
      expect(await edged.evaluate(lostEdges)).toHaveNoFindings();
    },
  },
  barriers: { 'lost edges': css('main :is(button, input, a)', 'border: 0', '(forced-colors: active)') },
};

/** Runs in the page, without forced colors. */
function controlsWithEdge(): HTMLElement[] {
  const ground = getComputedStyle(document.body).backgroundColor;
  return Array.from(document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary')).filter((control) => {
    const { backgroundColor, borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(control);
    const isFilled = !/, 0\)$|transparent/.test(backgroundColor) && backgroundColor !== ground;
    const hasFrame = ![borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].includes('0px');
    return control.checkVisibility({ visibilityProperty: true }) && (isFilled || hasFrame);
  });
}

/** Runs in the page, in forced colors. */
function lostEdges(controls: readonly HTMLElement[]): Finding[] {
  const ground = getComputedStyle(document.body).backgroundColor;
  return controls.flatMap((control) => {
    const style = getComputedStyle(control);
    const isNative = style.appearance !== 'none' && control.matches('input:not([type=text])');
    const hasFrame = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopColor !== ground;
    const isFilled = style.backgroundColor !== ground && style.forcedColorAdjust === 'none';
    return isNative || hasFrame || isFilled ? [] : [houseRule(control, 'border in forced colors', style.borderTopWidth, 'an edge')];
  });
}
