/**
 * What translators, password managers and other extensions change on the page before React hydrates it. React would not
 * recognise the page, and render it anew: for as long as it hydrates, the page is as it was sent.
 */

const handOver = 'foreignchanges';

/** Records the changes until the app asks for them. For `boot.ts`: does without React. Call once the page is parsed. */
export function watchForeignChanges(): void {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => void records.push(...more));
  const app = document.getElementById('app');
  if (app) observer.observe(app, { childList: true, subtree: true, characterData: true, characterDataOldValue: true });
  addEventListener(
    handOver,
    (event) => {
      records.push(...observer.takeRecords());
      observer.disconnect();
      (event as CustomEvent<MutationRecord[]>).detail.push(...records);
    },
    { once: true },
  );
}

/** Undoes the recorded changes, the last one first. Returns what makes them again, or nothing if there were none. */
export function undoForeignChanges(): (() => void) | undefined {
  const records: MutationRecord[] = [];
  dispatchEvent(new CustomEvent(handOver, { detail: records }));
  if (!records.length) return undefined;
  const steps = records.reverse().map(undo).reverse();
  return () => steps.forEach((redo) => redo());
}

/** Attributes are not recorded: React leaves those that it does not know. */
function undo({ type, target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): () => void {
  if (type === 'characterData') {
    const text = target.nodeValue;
    target.nodeValue = oldValue;
    return () => (target.nodeValue = text);
  }
  replace(target, addedNodes, removedNodes, nextSibling);
  return () => replace(target, removedNodes, addedNodes, nextSibling);
}

function replace(parent: Node, old: NodeList, next: NodeList, before: Node | null) {
  for (const node of old) if (node.parentNode === parent) parent.removeChild(node);
  for (const node of next) parent.insertBefore(node, before?.parentNode === parent ? before : null);
}
