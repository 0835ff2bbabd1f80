/**
 * Sections are laid out after the first paint, because a phone takes half of its waiting time for layout. The browser still lays out those
 * near the window, and finds words in the others. The inline script uses this module, so it works without React.
 */

const root = document.documentElement;

/** Not after Back, a reload, or a link to a fragment or text, whose positions need the height of the page. */
export function deferLayout(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Only this URL has text fragments, and in Firefox no URL has them.
  const isKnown = !CSS.supports('-moz-appearance', 'none');
  if (isKnown && load?.type === 'navigate' && !load.name.includes('#')) root.dataset.deferred = '';
}

/** Lays out one section a task, so that no task is long. Call `endDeferral` after it, which alone lays out all at once. */
export async function layOut(): Promise<void> {
  const sections = Array.from(document.querySelectorAll<HTMLElement>('[data-deferred] :is(main section, footer)'));
  for (const section of sections) {
    section.dataset.laidOut = '';
    section.getBoundingClientRect();
    await new Promise((resolve) => setTimeout(resolve));
  }
  for (const section of sections) delete section.dataset.laidOut;
}

export function endDeferral(): void {
  delete root.dataset.deferred;
}
