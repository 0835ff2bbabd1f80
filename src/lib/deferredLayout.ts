/**
 * Sections below the window, with those inside them, are laid out after the first paint, because layout is half of what a phone waits for.
 * From then on, the browser lays out those near the window, and finds words in all. The inline script uses it, so it works without React.
 */

const root = document.documentElement;

const waiting = '[data-deferred] :is(main section:not(section *), footer):not([data-laid-out])';

/**
 * Resolves after the first paint, when layout has requested the fonts. Nothing waits after Back, a reload, or a link to a fragment or text,
 * whose positions need the height of the page.
 */
export async function deferLayout(): Promise<void> {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Only this URL has text fragments, and in Firefox no URL has them.
  const isKnown = !CSS.supports('-moz-appearance', 'none');
  if (isKnown && load?.type === 'navigate' && !load.name.includes('#')) root.dataset.deferred = 'all';
  // A frame may show a part of the page. Before each, because a section that gets its height after one would move what follows.
  for (let isParsed = false; !isParsed;) {
    await new Promise(requestAnimationFrame);
    isParsed = document.readyState !== 'loading';
    for (const section of document.querySelectorAll<HTMLElement>(waiting)) {
      if (section.getBoundingClientRect().top >= innerHeight) break;
      section.dataset.laidOut = '';
    }
  }
  // Observers are called between layout and paint.
  await new Promise<void>((resolve) => new ResizeObserver((_, observer) => (observer.disconnect(), resolve())).observe(root));
  await new Promise(requestAnimationFrame);
  if (root.dataset.deferred) root.dataset.deferred = 'far';
}

/** A browser that is never idle lays out a section after this time, in milliseconds. */
const idleOptions = { timeout: 2000 };

// Safari has no requestIdleCallback.
const idle = () =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve, idleOptions) : setTimeout(resolve)));

/** Lays out a section whenever the browser is idle. Call `endDeferral` after it, which alone lays out all at once. */
export async function layOut(): Promise<void> {
  for (let section; (section = document.querySelector<HTMLElement>(waiting));) {
    await idle();
    section.dataset.laidOut = '';
    section.getBoundingClientRect();
  }
}

export function endDeferral(): void {
  delete root.dataset.deferred;
  for (const section of document.querySelectorAll<HTMLElement>('[data-laid-out]')) delete section.dataset.laidOut;
}
