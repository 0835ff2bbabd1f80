/** Keeps the prerendered page, and what a visitor has done on it, should React fail or render it anew. */
import { goWithoutApp } from './closedParts';

/** Where something can be lost. */
const carriers = 'button, [role=tab], input, textarea, [data-closed]';

export interface PrerenderedPage {
  /** Puts the prerendered page back, as it is without script. */
  readonly restore: () => void;
  /** Brings what was typed, chosen, opened and focused to the nodes that React has put in place of the prerendered ones. */
  readonly carryOver: () => void;
  /** The node that stands for a prerendered one, once that has been carried over. */
  readonly counterpart: (node: HTMLElement) => HTMLElement;
}

/** Call right before hydration. */
export function keepPrerenderedPage(root: HTMLElement): PrerenderedPage {
  const words = Array.from(root.childNodes);
  const nodes = carriersIn(root);
  const signatures = nodes.map(signature);
  let focused = document.activeElement;
  const stop = new AbortController();
  addEventListener('focusin', ({ target }) => (focused = target as Element), { capture: true, signal: stop.signal });

  const successors = new Map<Element, HTMLElement>();
  const findSuccessors = () => {
    const found = carriersIn(root);
    const names = found.map(signature);
    for (const [index, node] of nodes.entries()) {
      if (node.isConnected) continue;
      // The same one among its like.
      const place = names.indexOf(signatures[index] ?? '');
      const [successor] = place < 0 ? [] : found.splice(place, 1);
      names.splice(place, place < 0 ? 0 : 1);
      if (successor) successors.set(node, successor);
    }
  };

  const refocus = (node: Element | null | undefined) => {
    if (node instanceof HTMLElement && node !== document.activeElement) node.focus({ preventScroll: true });
  };

  return {
    restore: () => {
      stop.abort();
      // A new root, without the listeners of React.
      const fresh = root.cloneNode() as HTMLElement;
      fresh.append(...words);
      root.replaceWith(fresh);
      goWithoutApp();
      refocus(focused);
    },
    carryOver: () => {
      stop.abort();
      findSuccessors();
      for (const node of nodes) carry(node, successors.get(node));
      if (focused && !focused.isConnected) refocus(successors.get(focused));
    },
    counterpart: (node) => successors.get(node) ?? node,
  };
}

const carriersIn = (root: HTMLElement) => Array.from(root.querySelectorAll<HTMLElement>(carriers));

/** By ids they could not be told: React renders anew with other ones. */
function signature(node: HTMLElement): string {
  // The name of a radio group is such an id.
  if (node instanceof HTMLInputElement && node.type === 'radio') return `radio ${node.value}`;
  if (isText(node)) return `${node.type} ${node.name}`;
  return `${node.tagName} ${node.getAttribute('role')} ${node.textContent}`;
}

function carry(from: HTMLElement, to: HTMLElement | undefined) {
  if (!to) return;
  if (from.dataset.found !== undefined) to.dispatchEvent(new Event('beforematch', { bubbles: true }));
  // The menu, which the first script opens.
  if (isExpanded(from) && !isExpanded(to)) to.click();
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.checked !== to.checked) {
    if (from.type === 'checkbox' || from.checked) to.click();
  } else if (isText(from) && isText(to) && from.value !== to.value && !isChoice(from)) type(to, from);
}

const isExpanded = (node: HTMLElement) => node.getAttribute('aria-expanded') === 'true';

type Text = HTMLInputElement | HTMLTextAreaElement;

const isText = (node: HTMLElement): node is Text => node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
const isChoice = ({ type: kind }: Text) => kind === 'checkbox' || kind === 'radio';

/** As if it had been typed: React must hear of it. */
function type(into: Text, { value, selectionStart, selectionEnd }: Text) {
  const prototype = into instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  // React's own setter on the node would take the change for its own.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(into, value);
  if (selectionStart !== null) into.setSelectionRange(selectionStart, selectionEnd);
  into.dispatchEvent(new Event('input', { bubbles: true }));
}
