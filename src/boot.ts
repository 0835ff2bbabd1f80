/**
 * The first script: it blocks the first paint, so it is small and has no imports at run time. It loads the app when the page
 * has loaded and the browser is idle, or at the first input.
 */
import { keepPresses } from './lib/earlyPresses';
import { watchTheme } from './lib/theme';

const root = document.documentElement;
/** The entry of the app, and the chunks that it needs on every page, in the order in which they are evaluated. */
const [main, ...parts] = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ') ?? [];
/** A page that never becomes idle gets the app this long after its first paint, in ms. */
const longestWait = 2000;
const intents = ['pointerdown', 'pointermove', 'keydown', 'focusin'];

// From here on, stylesheets hide content that only the app can open.
root.dataset.app = 'coming';
watchTheme();
keepPresses();

// The dev server loads the app from index.html.
if (main) {
  const stop = new AbortController();
  const start = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    loadApp(main).catch(goWithout);
  };
  for (const type of intents) addEventListener(type, start, { capture: true, passive: true, signal: stop.signal });
  // After the first paint too: a page may load before it is painted, or be opened in a background tab.
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: longestWait }) : setTimeout(start));
  addEventListener('load', () => new PerformanceObserver(idle).observe({ type: 'paint', buffered: true }), { signal: stop.signal });
}

/** Fetches all chunks at once, and evaluates them in separate tasks: a single task would block input on a slow phone for too long. */
async function loadApp(entry: string) {
  for (const href of parts) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  for (const href of [...parts, entry]) {
    await import(/* @vite-ignore */ href);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The app could not be loaded: shows all content again, as without script. */
function goWithout() {
  delete root.dataset.app;
}
