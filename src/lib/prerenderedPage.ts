/** Keeps the prerendered page, and what a visitor has done on it, should React fail or render it anew. */
import type { Counterpart } from './carryOver';
import { goWithoutApp } from './closedParts';

export interface PrerenderedPage {
  /** Puts the prerendered page back, as it is without script. */
  readonly restore: () => void;
  /** Where React has rendered anew: brings what was typed, chosen, opened and focused to the new nodes. */
  readonly carryOver: () => Promise<Counterpart>;
}

/** Call right before hydration. */
export function keepPrerenderedPage(root: HTMLElement): PrerenderedPage {
  const words = Array.from(root.childNodes);
  // Where something can be lost.
  const carriers = () => Array.from(root.querySelectorAll<HTMLElement>('button, [role=tab], input, textarea, [data-closed]'));
  const nodes = carriers();
  let focused = document.activeElement;
  const stop = new AbortController();
  addEventListener('focusin', ({ target }) => (focused = target as Element), { capture: true, signal: stop.signal });
  return {
    restore: () => {
      stop.abort();
      // A new root, without the listeners of React.
      const fresh = root.cloneNode() as HTMLElement;
      fresh.append(...words);
      root.replaceWith(fresh);
      goWithoutApp();
      if (focused !== document.activeElement) (focused as HTMLElement | null)?.focus({ preventScroll: true });
    },
    carryOver: async () => {
      stop.abort();
      if (nodes.every((node) => node.isConnected)) return (node) => node;
      const { carryOver } = await import('./carryOver');
      return carryOver(nodes, carriers(), focused);
    },
  };
}
