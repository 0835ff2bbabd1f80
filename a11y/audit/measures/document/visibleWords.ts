/** WCAG 2.5.3: who speaks to a computer says what stands on a control. */
import type { TreeNode } from './tree';

/** `markVisibleWords` runs where it cannot read this, and spells it out. */
const mark = 'data-visible-words';

/** Controls whose accessible name lacks the words that can be seen on them. */
export function namesWithoutVisibleWords(tree: readonly TreeNode[]): string[] {
  const controls = tree.filter(({ attributes }) => attributes[mark]);
  if (controls.length === 0) return ['no control has words'];
  return controls
    .filter(({ name, attributes }) => !plain(name).includes(plain(attributes[mark] ?? '')))
    .map(({ name, attributes }) => `“${attributes[mark]}” is called “${name}”`);
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Writes on each control, as an attribute, the words that can be seen on it or on its label; runs in the page, before its tree is read. */
export function markVisibleWords(): void {
  const wordsOn = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (!parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Text for screen readers alone is one pixel wide.
      if (parentElement.getBoundingClientRect().width > 1) words.push(data);
    }
    return words.join(' ').replaceAll(/\s+/g, ' ').trim();
  };
  for (const control of document.querySelectorAll('a[href], button, [role=button], [role=tab], [role=radio], input, select, textarea, summary')) {
    const labels = 'labels' in control ? Array.from((control as HTMLInputElement).labels ?? []) : [];
    const words = [control, ...labels].map(wordsOn).join(' ').trim();
    if (/\p{L}/u.test(words)) control.setAttribute('data-visible-words', words);
  }
}
