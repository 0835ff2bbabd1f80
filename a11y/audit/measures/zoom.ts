/** WCAG 1.4.4: finds what keeps visitors from zooming with two fingers. Runs in the page. */
import type { Finding } from '../../findings';

export function zoomBlockers(): Finding[] {
  const blockers = Array.from(document.querySelectorAll('html, body, body *')).flatMap((element) => {
    const { touchAction } = getComputedStyle(element);
    return /auto|manipulation|pinch-zoom/.test(touchAction) ? [] : [finding(element, 'touch-action', touchAction, 'with pinch-zoom')];
  });
  return blockers.slice(0, 5);
}
