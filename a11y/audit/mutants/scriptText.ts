/** Changes of the page as the text of a script. */
import type { ScriptPlant } from './types';

/**
 * Waits until the app has taken the page over, since React would notice earlier changes, and watches what comes later.
 * `where` is the page that the changes are for.
 */
export function scriptText(plants: readonly ScriptPlant[], where: string): string {
  const rows = plants.map(
    ({ selector, change, isKept = false, isEverywhere = false }) =>
      `{ selector: ${JSON.stringify(selector)}, isKept: ${isKept}, isEverywhere: ${isEverywhere}, seen: new WeakSet(), change: ${String(change)} }`,
  );
  return `
;(() => {
  const plants = [${rows.join(', ')}];
  // For those who ask whether there was anything to change.
  const planted = (globalThis.planted ??= new Set());
  const observer = new MutationObserver(plant);
  function plant() {
    const root = document.documentElement;
    if (root.dataset.app !== 'here') return;
    // What a plant changes is no reason to look again.
    observer.disconnect();
    for (const { selector, isKept, isEverywhere, seen, change } of plants) {
      if (!isEverywhere && location.pathname !== ${JSON.stringify(where)}) continue;
      for (const element of document.querySelectorAll(selector)) {
        if (!isKept && seen.has(element)) continue;
        seen.add(element);
        planted.add(selector);
        change(element);
      }
    }
    observe();
  }
  const observe = () => observer.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
  observe();
})();
`;
}
