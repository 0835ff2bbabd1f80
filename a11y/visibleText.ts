/** WCAG 2.5.3: people who use speech input say the visible text of a control. */
import type { Page } from '@playwright/test';
import type { Finding } from './findings';
import { readTree, type TreeNode } from './tree';

/** `markVisibleText` writes it. */
const mark = 'data-visible-text';

/** Finds controls whose accessible name lacks their visible text. Call `markVisibleText` before reading the tree. */
export function namesWithoutVisibleText(tree: readonly TreeNode[]): Finding[] {
  const controls = tree.filter(({ attributes }) => attributes[mark]);
  if (controls.length === 0) return [{ selector: '', what: 'no control has text' }];
  return controls
    .filter(({ name, attributes }) => !` ${plain(name)} `.includes(` ${plain(attributes[mark] ?? '')} `))
    .map(({ name, attributes, selector }) => ({
      selector,
      what: 'the name of a control',
      value: name,
      limit: `text with “${attributes[mark]}”`,
    }));
}

export async function mislabeledControls(page: Page): Promise<readonly Finding[]> {
  await page.evaluate(() => inPage.markVisibleText());
  return namesWithoutVisibleText(await readTree(page));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
