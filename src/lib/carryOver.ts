/** Brings what a visitor has done to the nodes that React has put in place of the prerendered ones. Seldom needed: fetched then. */

/** The node that now stands for a prerendered one. */
export type Counterpart = (node: HTMLElement) => HTMLElement;

/** `before` are the prerendered nodes, `now` those on the page. */
export function carryOver(before: readonly HTMLElement[], now: readonly HTMLElement[], focused: Element | null): Counterpart {
  const successors = findSuccessors(before, now);
  for (const [node, successor] of successors) carry(node, successor);
  if (focused instanceof HTMLElement && !focused.isConnected) successors.get(focused)?.focus({ preventScroll: true });
  return (node) => successors.get(node) ?? node;
}

/** Of each node that is gone, the same one among its like. */
function findSuccessors(before: readonly HTMLElement[], now: readonly HTMLElement[]): ReadonlyMap<HTMLElement, HTMLElement> {
  const successors = new Map<HTMLElement, HTMLElement>();
  const left = [...now];
  for (const node of before.filter(({ isConnected }) => !isConnected)) {
    const name = signature(node);
    const index = left.findIndex((other) => signature(other) === name);
    const [successor] = index < 0 ? [] : left.splice(index, 1);
    if (successor) successors.set(node, successor);
  }
  return successors;
}

/** By ids they could not be told: React renders anew with other ones. */
function signature(node: HTMLElement): string {
  // The name of a radio group is such an id.
  if (node instanceof HTMLInputElement && node.type === 'radio') return `radio ${node.value}`;
  if (isField(node)) return `${node.type} ${node.name}`;
  return `${node.tagName} ${node.getAttribute('role')} ${node.textContent}`;
}

function carry(from: HTMLElement, to: HTMLElement) {
  if (from.dataset.found !== undefined) to.dispatchEvent(new Event('beforematch', { bubbles: true }));
  // The menu, which the first script opens.
  if (isExpanded(from) && !isExpanded(to)) to.click();
  if (!isField(from) || !isField(to)) return;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && isChoice(from)) {
    // The choice of another radio button takes back this one.
    if (from.checked !== to.checked && (from.checked || from.type === 'checkbox')) to.click();
  } else if (from.value !== to.value) type(to, from);
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isExpanded = (node: HTMLElement) => node.getAttribute('aria-expanded') === 'true';
const isField = (node: HTMLElement): node is Field => node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
const isChoice = ({ type: kind }: Field) => kind === 'checkbox' || kind === 'radio';

/** As if it had been typed: React must hear of it. */
function type(into: Field, { value, selectionStart, selectionEnd }: Field) {
  const prototype = into instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  // React's own setter on the node would take the change for its own.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(into, value);
  if (selectionStart !== null) into.setSelectionRange(selectionStart, selectionEnd);
  into.dispatchEvent(new Event('input', { bubbles: true }));
}
