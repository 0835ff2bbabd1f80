/**
 * The first script: loaded in <head> and run before the first paint, so it stays small and needs nothing else. It fetches
 * the app once the page has been read into place, or at the first sign that somebody wants to do something.
 */
import { keepPresses } from './lib/earlyPresses';
import { watchTheme } from './lib/theme';

const root = document.documentElement;
/** The app's entry, and what it needs on every page, in the order in which it runs. */
const [main, ...parts] = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ') ?? [];
/** A page that never rests gets the app all the same, so many ms after its first paint. */
const longestWait = 2000;
const intents = ['pointerdown', 'pointermove', 'keydown', 'focusin'];

// What only the app can open is closed from here on: styles ask for this attribute.
root.dataset.app = 'coming';
watchTheme();
keepPresses();

// The dev server loads the app by itself.
if (main) {
  const stop = new AbortController();
  const start = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    loadApp(main).catch(goWithout);
  };
  for (const type of intents) addEventListener(type, start, { capture: true, passive: true, signal: stop.signal });
  // A page that loads faster than it is painted is not read yet; one that is opened in the background is painted later.
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: longestWait }) : setTimeout(start));
  addEventListener('load', () => new PerformanceObserver(idle).observe({ type: 'paint', buffered: true }), { signal: stop.signal });
}

/** All is fetched at once, and run a part at a time: in one go it would keep a slow telephone from answering for too long. */
async function loadApp(entry: string) {
  for (const href of parts) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  for (const href of [...parts, entry]) {
    await import(/* @vite-ignore */ href);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The app could not be had: the page is again what it is without script, all words shown. */
function goWithout() {
  delete root.dataset.app;
}
