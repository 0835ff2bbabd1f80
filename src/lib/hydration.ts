/** How far React has got with hydrating the first page: it does so part by part. */

const unfinished = new Set<string>();
const finished = new Set<string>();
let whenDone: (() => void)[] = [];

/** Does nothing where React has rendered the part with the rest: its effects then run before those of what is round it. */
export function startPart(id: string): void {
  if (!finished.has(id)) unfinished.add(id);
}

/** Call also for a part that is gone before it was hydrated. */
export function finishPart(id: string): void {
  finished.add(id);
  unfinished.delete(id);
  if (unfinished.size) return;
  const callbacks = whenDone;
  whenDone = [];
  for (const callback of callbacks) callback();
}

export function isHydrating(): boolean {
  return unfinished.size > 0;
}

/** Calls once nothing of the first page is left to hydrate. */
export function onceHydrated(callback: () => void): void {
  if (isHydrating()) whenDone.push(callback);
  else callback();
}
