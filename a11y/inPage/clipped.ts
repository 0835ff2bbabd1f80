import { controls } from './controls';
import { drawnTexts, linesOf, ownTexts, type Walk, walk } from './walk';
import { generatedIn } from './words';

/** Elements whose text is cut off, or that make the page scroll sideways. */
export function clipped({ parts }: Walk = walk()) {
  const clips = parts.flatMap(({ element, style, box: { left, right, bottom } }) => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    // No scrolling leads there.
    const startsOutside = left + Number.parseFloat(style.paddingLeft) < -1 && right > 0 && ownTexts(element)[0] && !isInScrollBox(element);
    const isOutside = startsOutside || (style.position === 'fixed' && right > innerWidth + 1);
    if (isOutside) return [finding(element, 'ends outside the window')];
    // Text fields may contain more than they show. Text for screen readers is one pixel wide on purpose.
    if (clientWidth <= 1 || element.matches('input:not([type=submit], [type=reset], [type=button])')) return [];
    // Each direction of its own, because a box that is hidden in one of them scrolls in the other, if no rule says otherwise.
    const isCut = [
      /hidden|clip/.test(style.overflowX) && scrollWidth > clientWidth + 1,
      /hidden|clip/.test(style.overflowY) && scrollHeight > clientHeight + 1,
    ];
    if (!isCut.includes(true)) return [];
    // Other content, such as a drawing, may be cut on purpose.
    const inside = Array.from(element.querySelectorAll(controls), (one) => one.getBoundingClientRect());
    const needed = [...inside, ...drawnTexts(element).flatMap((text) => linesOf(text))];
    const isOut = needed.some((one) => one.left < left - 1 || one.right > right + 1 || one.bottom > bottom + 1);
    if (!isOut && !element.matches('input, select, :has(slot)') && !generatedIn(element).join('')) return [];
    return [finding(element, 'clips its content', `${scrollWidth} × ${scrollHeight} px`, `at most ${clientWidth} × ${clientHeight} px`)];
  });
  return [...clips, ...tooWide()];
}

/** Elements that make the page scroll sideways. */
function tooWide() {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return [];
  const wide = Array.from(document.querySelectorAll('body *')).filter(
    (element) => !isInScrollBox(element) && element.getBoundingClientRect().right > innerWidth + 1,
  );
  return [
    finding(null, 'width of the page in px', scrollWidth, `at most ${innerWidth}`),
    ...wide
      .slice(0, 3)
      .map((element) => finding(element, 'right edge in px', Math.round(element.getBoundingClientRect().right), `at most ${innerWidth}`)),
  ];
}

function isInScrollBox({ parentElement: parent }: Element): boolean {
  if (!parent || parent === document.body) return false;
  return getComputedStyle(parent).overflowX !== 'visible' || isInScrollBox(parent);
}
