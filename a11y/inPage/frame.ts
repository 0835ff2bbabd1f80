/** The part of an element that clipping and scrolling ancestors show. */
export function frameOf(element: Element) {
  let [top, bottom, left, right] = [-Infinity, Infinity, -Infinity, Infinity];
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const { overflow, clipPath, position } = getComputedStyle(box);
    if (overflow === 'visible' && clipPath === 'none') continue;
    const edges = box.getBoundingClientRect();
    // Text for screen readers only has no place on the page.
    const isHidden = position === 'absolute' && (edges.width <= 1 || clipPath !== 'none');
    [top, bottom] = [Math.max(top, edges.top), isHidden ? top : Math.min(bottom, edges.bottom)];
    [left, right] = [Math.max(left, edges.left), isHidden ? left : Math.min(right, edges.right)];
  }
  return { top, bottom, left, right };
}
