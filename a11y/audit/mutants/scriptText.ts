/** Turns script plants into the text of a script. */
import type { ScriptPlant } from './types';

/**
 * The script waits for hydration, since React reports earlier changes, and then watches for new elements.
 * `where` is the path of the page that the changes are for.
 */
export function scriptText(plants: readonly ScriptPlant[], where: string): string {
  const rows = plants.map(
    ({ selector, change, words = [], isKept = false, isEverywhere = false }) =>
      `{ selector: ${JSON.stringify(selector)}, isKept: ${isKept}, isEverywhere: ${isEverywhere}, seen: new WeakSet(), words: ${JSON.stringify(words)}, change: ${String(change)} }`,
  );
  return `
;(() => {
  const plants = [${rows.join(', ')}];
  // axeAlone.ts reads it, to fail a run whose plant matched nothing.
  const planted = (globalThis.planted ??= new Set());
  const observer = new MutationObserver(plant);
  const isHere = () => document.documentElement.dataset.js === 'here';
  function plant() {
    // The plants' own changes must not call this again.
    observer.disconnect();
    for (const { selector, isKept, isEverywhere, seen, words, change } of isHere() ? plants : []) {
      if (!isEverywhere && location.pathname !== ${JSON.stringify(where)}) continue;
      for (const element of document.querySelectorAll(selector)) {
        if (!isKept && seen.has(element)) continue;
        seen.add(element);
        planted.add(selector);
        change(element, ...words);
      }
    }
    observer.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
  }
  // At once too: on a plain page the app may be here already, and nothing change after that.
  plant();
})();
`;
}
