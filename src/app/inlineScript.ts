/**
 * The only inline script of each page. It runs before the first paint, because style sheets follow the theme and `data-js`, and a late
 * change would flash. It applies the theme, collapses panels, opens search, records the last early click, and lays out the page in steps. It
 * requests the app at `load` or the first paint, and starts it after that paint. The first input does both at once.
 */
import { collapsePanels, disableEnhancements, openPanels } from '../lib/collapsedPanels';
import { deferLayout, endDeferral, layOut } from '../lib/deferredLayout';
import { recordEarlyClick } from '../lib/earlyClick';
import { openSearchOnShortcut } from '../lib/openSearch';
import { applyTheme } from '../lib/theme';

const root = document.documentElement;
/** The URL of the app, and of all that it needs for the page. The dev server loads the app from index.html. */
const modules = document.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules?.split(' ') ?? [];
const [app] = modules;
/** A download that takes longer has probably stalled. The panels then open, and the app still hydrates if it loads later. */
const stallMs = 20_000;
/** A style sheet that takes longer has probably stalled too. The words then appear without it, and it still applies if it loads later. */
const styleStallMs = 5000;

// React Aria must use the language of the page, and not mirror arrow keys and tooltips in a browser set to Arabic.
Object.assign(window, { [Symbol.for('react-aria.i18n.locale')]: root.lang });
applyTheme();
setTimeout(showWithoutStyles, styleStallMs);
recordEarlyClick();
openSearchOnShortcut();

if (app) {
  const load = () => {
    const timer = setTimeout(openPanels, stallMs);
    const handleError = (error: unknown) => (console.error(error), disableEnhancements());
    return import(/* @vite-ignore */ app).catch(handleError).finally(() => clearTimeout(timer));
  };
  // Assistive technology clicks without a pointer.
  const onInput = (listener: (event: Event) => void) => {
    for (const type of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click'])
      addEventListener(type, listener, { capture: true, once: true });
  };
  const firstInput = new Promise<unknown>(onInput);
  // Not before, because a browser would count the layout of all sections as a shift.
  const painted = deferLayout().then(() => onInput(endDeferral));
  const loaded = new Promise((resolve) => addEventListener('load', resolve));
  // The network is idle during the layout. All at once, because each import would wait for the module that contains it.
  const preload = (href: string) => Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href });
  Promise.race([loaded, painted, firstInput]).then(() => document.head.append(...modules.map(preload)));
  Promise.race([painted, firstInput])
    .then(load)
    // Fonts would lay out all sections again, in one task.
    .then(() => document.fonts.ready)
    .then(layOut)
    .then(endDeferral);
}

// Last, so that after an error above the page works as it does without JavaScript.
root.dataset.js = 'loading';
document.addEventListener('DOMContentLoaded', collapsePanels);

function showWithoutStyles() {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (!link || link.sheet) return;
  // Browsers do not wait for a style sheet of another medium.
  link.media = 'print';
  link.onload = () => (link.media = 'all');
}
