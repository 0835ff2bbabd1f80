/** Presses that come before React: the first script keeps them, the app replays them once it has taken over the page. */

interface EarlyPress {
  readonly target: HTMLElement;
  /** `held` has begun and not ended: the pointer is still down. */
  readonly kind: 'click' | 'key' | 'held';
  readonly key?: string;
}

const handOver = 'handover';

/** What only the app can answer. Links, fields, checkboxes and radio buttons work by themselves. */
const pressable = 'button, [role=tab]';
/** Keys that move a choice. Enter and Space on a button end in a click. */
const moves = /^(Arrow|Home|End)/;

/** Keeps each press until the app asks for them. For `boot.ts`: needs nothing of React. */
export function keepPresses(): void {
  const stop = new AbortController();
  const presses: EarlyPress[] = [];
  let held: HTMLElement | null = null;
  const listen = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
    addEventListener(name, listener, { capture: true, signal: stop.signal });

  listen('pointerdown', (event) => (held = pressed(event)));
  listen('pointercancel', () => (held = null));
  listen('click', (event) => {
    held = null;
    const target = pressed(event);
    if (target) presses.push({ target, kind: 'click' });
  });
  listen('keydown', (event) => {
    const target = moves.test(event.key) && pressed(event);
    if (target) presses.push({ target, kind: 'key', key: event.key });
  });
  addEventListener(
    handOver,
    (event) => {
      stop.abort();
      if (held) presses.push({ target: held, kind: 'held' });
      (event as CustomEvent<EarlyPress[]>).detail.push(...presses);
    },
    { once: true },
  );
}

/** Call right before hydration starts: React answers later presses itself. Returns what replays the kept ones. */
export function takePresses(): () => void {
  const presses: EarlyPress[] = [];
  dispatchEvent(new CustomEvent(handOver, { detail: presses }));
  return () => presses.forEach(replay);
}

function replay({ target, kind, key }: EarlyPress) {
  if (kind === 'click') target.click();
  else if (kind === 'held') replayAtEnd(target);
  else {
    // The key before may have moved focus on in this group.
    if (!target.parentElement?.contains(document.activeElement)) target.focus();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
}

/** React Aria passes over the click of a press whose beginning it has not seen; a click by script counts as whole. */
function replayAtEnd(target: HTMLElement) {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  addEventListener('pointercancel', () => stop.abort(), options);
  addEventListener(
    'click',
    (event) => {
      stop.abort();
      if (pressed(event) !== target) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      target.click();
    },
    options,
  );
}

function pressed({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
}
