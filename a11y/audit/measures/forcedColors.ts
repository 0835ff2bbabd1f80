/** WCAG 1.4.11: finds controls whose edge is gone in forced colors, which remove backgrounds and shadows. Each function runs in the page. */
import type { Finding } from '../../findings';

/** Call it without forced colors. */
export function controlsWithEdge(): HTMLElement[] {
  const ground = getComputedStyle(document.body).backgroundColor;
  return Array.from(document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary')).filter((control) => {
    const style = getComputedStyle(control);
    const isFilled = !/, 0\)$|transparent/.test(style.backgroundColor) && style.backgroundColor !== ground;
    const hasFrame = ['Top', 'Right', 'Bottom', 'Left'].every(
      (side) => Number.parseFloat(style[`border${side}Width` as 'borderTopWidth']) > 0,
    );
    return control.checkVisibility({ visibilityProperty: true }) && (isFilled || hasFrame);
  });
}

/** Call it in forced colors. */
export function lostEdges(controls: readonly HTMLElement[]): Finding[] {
  const ground = getComputedStyle(document.body).backgroundColor;
  return controls.flatMap((control) => {
    const style = getComputedStyle(control);
    const isNative = style.appearance !== 'none' && control.matches('input:not([type=text])');
    const hasFrame = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopColor !== ground;
    const isFilled = style.backgroundColor !== ground && style.forcedColorAdjust === 'none';
    return isNative || hasFrame || isFilled ? [] : [finding(control, 'border in forced colors', style.borderTopWidth, 'an edge')];
  });
}
