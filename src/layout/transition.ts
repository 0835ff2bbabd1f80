/** The change from one page to the next, faded where motion is welcome. */
import { flushSync } from 'react-dom';

/**
 * Runs `show` once, which must bring the next page. Where the browser can fade and nobody has asked for less motion, it runs in
 * the next frame, and a picture of the page before fades away over the new one; else at once.
 */
export function fadeTo(show: () => void): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || !('startViewTransition' in document)) {
    show();
    return;
  }
  const root = document.documentElement;
  // Only what is left is made a picture (base.css): the new page is the page itself, which can be pressed at once.
  root.dataset.leaving = '';
  const { ready, finished } = document.startViewTransition(() => {
    delete root.dataset.leaving;
    flushSync(show);
  });
  // A fade that is skipped, for a later one or in a hidden tab, rejects: `show` runs all the same. What goes wrong in `show`
  // itself is heard from `updateCallbackDone`.
  for (const promise of [ready, finished]) promise.catch(() => {});
}
