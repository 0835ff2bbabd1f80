/**
 * Sections below the window are laid out after the first paint, which comes sooner for that: before it, a slow phone does little
 * but layout. For `boot.ts`: does without React.
 */

/** The least room that a letter of a page takes, in px², with all that is round it; the densest pages, /terms and /privacy, give it 420. */
const roomOfLetter = 300;

/** Puts off sections. Call once the page is parsed. Does nothing on a page that opens scrolled down. */
export function putOffSections(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const main = document.querySelector('main');
  // Back and a reload return to where the visitor was, which takes the heights of all sections.
  if (!main || location.hash || navigation?.type !== 'navigate') return;
  // Of the whole screen: to ask for the size of the window would lay out the page.
  const room = screen.width * screen.height;
  const before = document.createRange();
  before.setStart(main, 0);
  for (const section of main.querySelectorAll('section')) {
    before.setEndBefore(section);
    // The height is a guess: until layout, only the length of the scrollbar tells it.
    if (before.toString().length * roomOfLetter > room) section.style.cssText = 'content-visibility: auto; contain-intrinsic-size: auto 600px';
  }
}

/** Lays out the sections that were put off, each in a task of its own: a single task would block input on a slow phone for too long. */
export async function layOutSections(nextTask: () => Promise<void>): Promise<void> {
  for (const section of document.querySelectorAll('section[style^="content-visibility"]')) {
    section.removeAttribute('style');
    section.getBoundingClientRect();
    await nextTask();
  }
}
