/** History state that identifies a new entry: several entries can have the same URL. */
export function newEntryState(): { readonly key: string } {
  // `crypto.randomUUID()` does not exist on pages served over plain HTTP.
  return { key: `${Date.now()} ${Math.random()}` };
}

/**
 * Changes the URL without a navigation or scrolling. A replaced entry keeps its state. Does nothing when the browser refuses: Safari
 * throws after 100 changes in 30 seconds.
 */
export function changeUrl(url: string, method: 'pushState' | 'replaceState' = 'replaceState'): void {
  try {
    history[method](method === 'pushState' ? newEntryState() : history.state, '', url);
  } catch {
    // The page works at the old URL too.
  }
}
