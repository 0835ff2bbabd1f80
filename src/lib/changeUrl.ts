/**
 * Changes the URL of the current page without leaving or scrolling it. The history state stays: it is still the same visit.
 * Does nothing when the browser refuses. Safari throws after 100 changes in 30 seconds, and the page works at the old URL too.
 */
export function changeUrl(url: string, method: 'pushState' | 'replaceState' = 'replaceState'): void {
  try {
    history[method](history.state, '', url);
  } catch {
    // The visitor's choice is shown without it.
  }
}
