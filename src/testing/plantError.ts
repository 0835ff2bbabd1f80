/** Plants errors in the running app, in places that no control reaches by itself. The functions run in the page. */

interface Hook {
  readonly next: Hook | null;
  readonly queue?: { readonly dispatch?: (change: () => never) => void } | null;
}

interface Effect {
  readonly next: Effect;
  readonly inst: { destroy?: () => void };
}

/** A component or element of React. */
interface Fiber {
  readonly return: Fiber | null;
  readonly type: unknown;
  readonly memoizedState: Hook | null;
  readonly updateQueue: { readonly lastEffect?: Effect | null } | null;
}

/** Makes the closest component with state around the first match throw while it renders. */
export function throwWhileRendering(selector: string): void {
  const element = document.querySelector(selector) as unknown as Record<string, Fiber | null>;
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$')) ?? '';
  for (let fiber = element[key] ?? null; fiber; fiber = fiber.return) {
    if (typeof fiber.type !== 'function') continue;
    for (let hook = fiber.memoizedState; hook; hook = hook.next) {
      if (!hook.queue?.dispatch) continue;
      return hook.queue.dispatch(() => {
        throw new Error('planted');
      });
    }
  }
  throw new Error(`No component around ${selector} has state.`);
}

/** Makes the effects of the closest component with effects around the first match throw when React removes it. */
export function throwInEffects(selector: string): void {
  const element = document.querySelector(selector) as unknown as Record<string, Fiber | null>;
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$')) ?? '';
  for (let fiber = element[key] ?? null; fiber; fiber = fiber.return) {
    const last = fiber.updateQueue?.lastEffect;
    if (typeof fiber.type !== 'function' || !last) continue;
    for (let effect = last.next; ; effect = effect.next) {
      effect.inst.destroy = () => {
        throw new Error('planted');
      };
      if (effect === last) return;
    }
  }
  throw new Error(`No component around ${selector} has effects.`);
}

/** Makes an event handler of the first match throw, or reject if it is asynchronous. */
export function throwInHandler([selector, handler, isAsync]: readonly [string, string, boolean]): void {
  const element = document.querySelector(selector) as unknown as Record<string, Record<string, unknown>>;
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$')) ?? '';
  const fail = (event: Event) => {
    event.preventDefault();
    throw new Error('planted');
  };
  element[key] = { ...element[key], [handler]: isAsync ? async (event: Event) => fail(event) : fail };
}
