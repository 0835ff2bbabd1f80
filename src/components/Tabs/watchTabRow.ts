/** What React Aria leaves to us where a row of tabs scrolls: the selected tab in view, and edges that show that the row goes on. */

/** Returns what stops watching. Lays nothing out by itself: the observer calls in the next frame. */
export function watchTabRow(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined;
  const markEdges = () => {
    // Negative where the page runs from right to left.
    const before = Math.abs(row.scrollLeft);
    const after = row.scrollWidth - row.clientWidth - before;
    row.dataset['more'] = [before > 1 && 'start', after > 1 && 'end'].filter(Boolean).join(' ');
  };
  const observer = new ResizeObserver(() => {
    scrollIntoRow(row, row.querySelector('[aria-selected=true]'));
    markEdges();
  });
  observer.observe(row);
  row.addEventListener('scroll', markEdges, { passive: true });
  return () => {
    observer.disconnect();
    row.removeEventListener('scroll', markEdges);
  };
}

/** Scrolls only the row, so that the tab is clear of its edges: `scrollIntoView` would scroll the page too. */
function scrollIntoRow(row: HTMLElement, tab: Element | null) {
  if (!tab) return;
  const edge = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0;
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  const left = inner.left - outer.left - edge;
  const right = inner.right - outer.right + edge;
  if (left < 0) row.scrollLeft += left;
  else if (right > 0) row.scrollLeft += Math.min(right, left);
}
