import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { takePresses } from './lib/earlyPresses';
import { undoForeignChanges } from './lib/foreignChanges';
import { letHydrationWait } from './lib/HydrateLater';
import { finishPart, onceHydrated, startPart } from './lib/hydration';
import { watchPlaces } from './lib/places';
import { keepPrerenderedPage } from './lib/prerenderedPage';
import { endHydration } from './lib/useHydrated';
import { watchWishes } from './openPage';

/**
 * Hydrates the prerendered page at `path`, then replays early presses. Rejects when it fails, and where index.html has no #app: the
 * page is then as it is without script.
 */
export async function hydrate(path: string): Promise<void> {
  const root = document.getElementById('app');
  if (!root) throw new Error('index.html has no #app.');
  const { dataset } = document.documentElement;
  // Without the attribute, the page has gone back to what it is without script, and somebody may be reading.
  const returnToRead = dataset.app ? undefined : (await import('./lib/keepReading')).keepReading();
  watchPlaces();
  watchWishes();
  const redoForeignChanges = undoForeignChanges();
  const prerendered = keepPrerenderedPage(root);
  // The sooner all is hydrated, the sooner foreign changes are there again.
  if (!redoForeignChanges) letHydrationWait();
  const replayPresses = takePresses();

  startPart(path);
  let isHydrated = false;
  await new Promise<void>((resolve, reject) => {
    const handleError = (error: unknown) => {
      prerendered.restore();
      redoForeignChanges?.();
      reject(error);
      if (isHydrated) console.error(error);
    };
    // A transition, which React interrupts for input.
    startTransition(() => void hydrateRoot(root, <App ssrPath={path} onHydrated={resolve} />, { onUncaughtError: handleError }));
  });
  isHydrated = true;
  finishPart(path);
  // Where that code cannot be fetched, early presses on nodes that are gone do nothing.
  const counterpart = await prerendered.carryOver().catch(() => undefined);
  if (redoForeignChanges) onceHydrated(redoForeignChanges);
  await replayPresses(counterpart);
  dataset.app = 'here';
  onceHydrated(() => {
    endHydration();
    // For tests and tools: until then, React would not recognise a part that waits, were it changed by others.
    dataset.hydrated = '';
  });
  returnToRead?.();
}
