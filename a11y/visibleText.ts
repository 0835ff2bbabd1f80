/** WCAG 2.5.3: people who use speech input say the visible text of a control. */
import type { Page } from '@playwright/test';
import type { Finding } from './findings';
import { readTree, type TreeNode } from './tree';

/** `markVisibleText` repeats this value, because it runs in the page. */
const mark = 'data-visible-text';

/** Finds controls whose accessible name lacks their visible text. Call `markVisibleText` before reading the tree. */
export function namesWithoutVisibleText(tree: readonly TreeNode[]): Finding[] {
  const controls = tree.filter(({ attributes }) => attributes[mark]);
  if (controls.length === 0) return [{ selector: '', what: 'no control has text' }];
  return controls
    .filter(({ name, attributes }) => !` ${plain(name)} `.includes(` ${plain(attributes[mark] ?? '')} `))
    .map(({ name, attributes, selector }) => ({
      selector: selector(),
      what: 'the name of a control',
      value: name,
      limit: `text with “${attributes[mark]}”`,
    }));
}

export async function mislabeledControls(page: Page): Promise<readonly Finding[]> {
  await page.evaluate(markVisibleText);
  return namesWithoutVisibleText(await readTree(page));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Writes the visible text of each control and its label into an attribute of the control. Runs in the page. */
export function markVisibleText(): void {
  /** Returns text that CSS adds. */
  const generatedOn = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) => ['::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .filter(({ visibility, display }) => visibility === 'visible' && display !== 'none')
      .map(({ content }) => /^"(.*?)"/.exec(content)?.[1] ?? '');
  const textOn = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (!parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Text for screen readers is one pixel wide.
      if (parentElement.getBoundingClientRect().width > 1) texts.push(data);
    }
    return [...texts, ...generatedOn(element)].join(' ').replaceAll(/\s+/g, ' ').trim();
  };
  for (const control of document.querySelectorAll(
    'a[href], button, [role=button], [role=tab], [role=radio], input, select, textarea, summary',
  )) {
    const labels = 'labels' in control ? Array.from((control as HTMLInputElement).labels ?? []) : [];
    // The text of a textarea is its value.
    const text = [...(control instanceof HTMLTextAreaElement ? [] : [control]), ...labels].map(textOn).join(' ').trim();
    if (/\p{L}/u.test(text)) control.setAttribute('data-visible-text', text);
  }
}
