/**
 * Changes the URL without a navigation or scrolling, and keeps the history state. Does nothing when the browser refuses: Safari throws
 * after 100 changes in 30 seconds.
 */
export function changeUrl(url: string, method: 'pushState' | 'replaceState' = 'replaceState'): void {
  try {
    history[method](history.state, '', url);
  } catch {
    // The page works at the old URL too.
  }
}
