import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { withoutBase } from '../lib/base';
import { disableEnhancements } from '../lib/collapsedPanels';
import { takeEarlyClick } from '../lib/earlyClick';
import { matchPath, type PageMeta } from '../routes';
import { App } from './App';
import { cancelOnPopState } from './navigation';
import { trackScrollPosition } from './scrollRestoration';

/** Hydrates the prerendered page and repeats the last early click. After an uncaught error, the page works as it does without JavaScript. */
export async function hydrate(page: PageMeta): Promise<void> {
  const root = document.getElementById('app');
  if (!root) throw new Error('index.html has no #app.');
  const prerendered = Array.from(root.childNodes);
  let hasFailed = false;
  const handleError = (error: unknown) => {
    hasFailed = true;
    console.error(error);
    // The prerendered HTML belongs to the first page only.
    if (matchPath(withoutBase(location.pathname) ?? '').path !== page.path) return location.reload();
    root.replaceChildren(...prerendered);
    disableEnhancements();
  };
  const clicked = takeEarlyClick();
  trackScrollPosition();
  cancelOnPopState();
  await new Promise<void>((resolve) => {
    // React interrupts a transition for input.
    startTransition(() => void hydrateRoot(root, <App ssrPath={page.path} onHydrated={resolve} />, { onUncaughtError: handleError }));
  });
  // An effect has thrown while the page hydrated.
  if (hasFailed) return;
  document.documentElement.dataset.js = 'ready';
  // Not in the effect that resolves the promise: React cannot hydrate a boundary there.
  clicked?.click();
}
