import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { takePresses } from './lib/earlyPresses';
import { letHydrationWait } from './lib/HydrateLater';
import { watchPlaces } from './lib/places';
import { watchWishes } from './openPage';

/** Hydrates the prerendered page at `path`, then replays early presses. Rejects when index.html has no #app. */
export async function hydrate(path: string): Promise<void> {
  const root = document.getElementById('app');
  if (!root) throw new Error('index.html has no #app.');
  watchPlaces();
  watchWishes();
  letHydrationWait();
  const replayPresses = takePresses();
  await new Promise<void>((resolve) => {
    // A transition, which React interrupts for input.
    startTransition(() => void hydrateRoot(root, <App ssrPath={path} onHydrated={resolve} />));
  });
  await replayPresses();
}
