import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { disableEnhancements } from '../lib/collapsedPanels';
import { takeEarlyClick } from '../lib/earlyClick';
import { forgetSubmittedDraft } from '../lib/drafts';
import { earlyElements } from '../lib/earlyElements';
import { layoutText } from '../content/interface';
import type { PageMeta } from '../content/routes';
import { App } from './App';
import { cancelOnBackAndEscape } from './navigation';
import { trackScrollPosition } from './scrollRestoration';

/**
 * Hydrates the prerendered page and repeats the last early click. After an uncaught error, the prerendered page is back and works as it
 * does without JavaScript. If the app was ready, the browser also loads the page again, once.
 */
export async function hydrate(page: PageMeta): Promise<void> {
  const root = document.getElementById('app');
  if (!root) throw new Error('index.html has no #app.');
  const prerendered = root.cloneNode(true) as HTMLElement;
  const { pathname } = location;
  const handleError = (error: unknown) => {
    console.error(error);
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isOtherPage = location.pathname !== pathname;
    // A page that fails again after a reload would reload forever.
    const isFirstFailure = isOtherPage || (load && load.type !== 'reload');
    if (document.documentElement.dataset.js === 'ready' && isFirstFailure) location.reload();
    // The copy is of the first page, whose words must not stand at the URL of another.
    if (isOtherPage) prerendered.replaceChildren(layoutText.loading);
    // Not inside the root, because React empties it after this function.
    root.replaceWith(prerendered);
    disableEnhancements();
  };
  const clicked = takeEarlyClick();
  const early = earlyElements(root);
  forgetSubmittedDraft();
  trackScrollPosition();
  cancelOnBackAndEscape();
  await new Promise<void>((resolve) => {
    const app = <App ssrPath={page.path} onCommit={early.moveInput} onHydrated={resolve} />;
    // Unlike React's default, console.error causes no error event, which would show a message (App).
    const onRecoverableError = (error: unknown) => {
      console.error(error);
      // React has replaced elements. Tabs come with an effect, after the commit.
      requestAnimationFrame(() => setTimeout(early.moveFocus));
    };
    // React interrupts a transition for input.
    startTransition(() => void hydrateRoot(root, app, { onUncaughtError: handleError, onRecoverableError }));
  });
  // An effect has thrown while the page hydrated.
  if (!root.isConnected) return;
  document.documentElement.dataset.js = 'ready';
  // Not in the effect that resolves the promise: React cannot hydrate a boundary there.
  if (!clicked) return;
  early.moveFocus();
  const focused = document.activeElement;
  early.current(clicked)?.click();
  // A tab takes focus, but the visitor may type elsewhere by now.
  if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
}
