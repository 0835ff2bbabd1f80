/** Presses that come before hydration: the first script records them, the app replays them once React has hydrated the page. */

interface EarlyPress {
  readonly target: HTMLElement;
  /** `held` has begun and not ended: the pointer is still down. */
  readonly kind: 'click' | 'key' | 'held';
  /** Of a key: which one, and whether it was held down. */
  readonly init?: Readonly<Pick<KeyboardEventInit, 'key' | 'repeat'>>;
}

const handOver = 'handover';

/** What only the app can answer. Links, fields, checkboxes and radio buttons are native. */
const pressable = 'button, [role=tab]';
/** Keys that move between tabs. Enter and Space on a button end in a click. */
const moves = /^(Arrow|Home|End)/;

/** Records presses until the app asks for them. For `boot.ts`: does without React. */
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
    if (target && !toggleMenu(target)) presses.push({ target, kind: 'click' });
  });
  listen('keydown', (event) => {
    const target = moves.test(event.key) && pressed(event);
    if (target) presses.push({ target, kind: 'key', init: { key: event.key, repeat: event.repeat } });
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

/** The menu of narrow windows, `data-menu`, opens without the app. Returns false for other controls. SiteHeader goes on from what it finds. */
function toggleMenu(button: HTMLElement): boolean {
  if (button.dataset.menu === undefined) return false;
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', String(!isOpen));
  document.getElementById(button.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-open', !isOpen);
  return true;
}

/**
 * Call right before hydration starts: later presses reach React itself. Returns what replays the recorded ones, in their order;
 * `counterpart` tells which node now stands for the one that was pressed.
 */
export function takePresses(): (counterpart?: (node: HTMLElement) => HTMLElement) => Promise<void> {
  const presses: EarlyPress[] = [];
  dispatchEvent(new CustomEvent(handOver, { detail: presses }));
  return async (counterpart = (node) => node) => {
    for (const press of presses) {
      replay({ ...press, target: counterpart(press.target) });
      // The next press counts from where this one has led: React must have rendered that, and moved focus.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}

function replay({ target, kind, init }: EarlyPress) {
  if (kind === 'click') target.click();
  else if (kind === 'held') replayOnRelease(target);
  else {
    // The key before may have moved focus on in this group.
    if (!target.parentElement?.contains(document.activeElement)) target.focus();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
  }
}

/** React Aria ignores the click of a press whose start it has not seen; a click by script counts as a whole press. */
function replayOnRelease(target: HTMLElement) {
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
