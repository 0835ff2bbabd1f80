/** Hydration of a part of the page that can wait. */
import { memo, type ReactNode, Suspense, use, useEffect, useId, useState } from 'react';
import { finishPart, startPart } from './hydration';

export interface HydrateLaterProps {
  /** The children can be seen: they are hydrated with the rest. */
  readonly isShown?: boolean;
  readonly children: ReactNode;
}

/**
 * Leaves prerendered children as they are until the browser is idle, and hydrates them in a task of their own: what is long or
 * hidden keeps nobody waiting. Where somebody presses a button or a key before that, React hydrates it in time. Until then
 * only a press may change the children: React would render them on the client instead, in silence. So it would if their parent
 * rendered again, hence the memo.
 */
export const HydrateLater = memo(function HydrateLater({ isShown = false, children }: HydrateLaterProps) {
  const id = useId();
  useEffect(() => {
    startPart(id);
    return () => finishPart(id);
  }, [id]);
  return (
    <Suspense>
      <Gate id={id} isShown={isShown}>
        {children}
      </Gate>
    </Suspense>
  );
});

/** Asked anew at each attempt to hydrate; fixed once it has been hydrated, or the children would be mounted again. */
function Gate({ id, isShown, children }: HydrateLaterProps & { readonly id: string }) {
  const [isClosed] = useState(mayWait && !isShown);
  useEffect(() => finishPart(id), [id]);
  return isClosed ? <Waiting id={id}>{children}</Waiting> : children;
}

function Waiting({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  use(turnOf(id));
  return children;
}

let mayWait = false;

/**
 * Call before hydration. Without it nothing waits: neither on the server, nor where the address names a part of the page, or the
 * browser has found words in one.
 */
export function letHydrationWait(): void {
  mayWait = !location.hash && !document.querySelector('[data-found]');
  // React can hydrate what is pressed before it handles the press, if that need not wait; so it can what the browser's search
  // has found. And what another page renders is not hydrated at all.
  for (const type of ['pointerdown', 'keydown', 'click', 'beforematch', 'popstate']) {
    addEventListener(type, () => (mayWait = false), { capture: true, once: true });
  }
}

/** By id, since React asks again until the promise has resolved. */
const turns = new Map<string, Promise<void>>();
let last = Promise.resolve();

/** Resolves when the browser is idle, one caller after the other. */
function turnOf(id: string): Promise<void> {
  const known = turns.get(id);
  if (known) return known;
  last = last.then(idle);
  turns.set(id, last);
  return last;
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve);
  });
}
