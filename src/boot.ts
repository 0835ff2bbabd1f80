/**
 * The first script stands in the HTML of each page, and runs before the first paint, so it is small. It loads the app when the
 * page has loaded and the browser is idle, or at the first input.
 */
import { goWithoutApp, hideClosedParts } from './lib/closedParts';
import { keepPresses } from './lib/earlyPresses';
import { watchForeignChanges } from './lib/foreignChanges';
import { layOutSections, putOffSections } from './lib/lateSections';
import { watchTheme } from './lib/theme';

const root = document.documentElement;
/** The entry of the app, and the chunks that it needs on this page, in the order in which they are evaluated. */
const [main, ...parts] = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ') ?? [];
/** A page that reports no paint, or never becomes idle, gets the app this long after it has loaded, in ms. */
const longestWait = 2000;
/** A part of the app that has not come after this long may never come, in ms. */
const patience = 5000;
const intents = ['pointerdown', 'keydown', 'focusin'];

watchTheme();
keepPresses();
document.addEventListener('DOMContentLoaded', () => {
  if (root.dataset.app) hideClosedParts();
  if (main) putOffSections();
  watchForeignChanges();
});

// The dev server loads the app from index.html.
if (main) {
  const stop = new AbortController();
  const start = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    loadApp(main).catch((error: unknown) => {
      console.error(error);
      goWithoutApp();
    });
  };
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const type of intents) addEventListener(type, start, options);
  // Browsers report a pointer that rests where the page appears, too, and before the first paint.
  addEventListener('pointermove', ({ movementX, movementY }) => (movementX || movementY) && start(), options);
  addEventListener('load', () => {
    // After the first paint too: a page may load before it is painted.
    const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start));
    new PerformanceObserver(idle).observe({ type: 'paint', buffered: true });
    // Firefox reports no paint of a page that opens scrolled down. The second frame comes after a paint.
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(start)), longestWait);
  }, { signal: stop.signal });
}

// Last, so that an error leaves the page as it is without script: stylesheets now hide what only the app can open.
root.dataset.app = 'coming';

/**
 * Fetches all chunks at once, and evaluates them in separate tasks: a single task would block input on a slow phone for too long,
 * and so would as many requests. When a chunk does not come, the page is as without script until it does.
 */
async function loadApp(entry: string) {
  const chunks = [...parts, entry];
  for (const [index, href] of chunks.entries()) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    if (index % 4 === 3) await nextTask();
  }
  await layOutSections(nextTask);
  for (const href of chunks) {
    const timer = setTimeout(goWithoutApp, patience);
    await import(/* @vite-ignore */ href).finally(() => clearTimeout(timer));
    await nextTask();
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
