import { type Walk, walk } from './walk';

/** Elements whose text is cut off, or that make the page scroll sideways. */
export function clipped({ parts }: Walk = walk()) {
  const clips = parts.flatMap(({ element, style }) => {
    const isBox = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    // Scroll containers and text fields may contain more than they show. Text for screen readers is one pixel wide on purpose.
    if (!isBox || clientWidth <= 1 || element.matches('input') || /auto|scroll/.test(style.overflowX + style.overflowY)) return [];
    if (scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1) return [];
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
