/** The `test` of specs that read a page's structure and words: each worker keeps one page, in which every tab panel and answer is open. */
import type { Page } from '@playwright/test';
import { readTree, type TreeNode } from './audit/measures/document/tree';
import { markVisibleWords } from './audit/measures/document/visibleWords';
import { openPage, test as base } from './test';

interface Fixtures {
  /** The address of the page that is read. Set with `test.use()`. */
  readonly path: string;
  /** The page's accessibility tree. */
  readonly tree: readonly TreeNode[];
}

/** The tree of the page that is open: tests of one address share it. */
let read: { readonly address: string; readonly tree: readonly TreeNode[] } | undefined;

export const test = base.extend<Fixtures>({
  path: ['/', { option: true }],
  context: async ({ keptPage }, use) => use((await keptPage('read')).context()),
  page: async ({ keptPage, baseURL, path }, use) => {
    const page = await keptPage('read');
    const address = new URL(path, baseURL).href;
    if (page.url() !== address) {
      read = undefined;
      await openPage(page, address);
      await openPanels(page);
      await page.evaluate(markVisibleWords);
    }
    await use(page);
  },
  tree: async ({ page }, use) => {
    const address = page.url();
    if (read?.address !== address) read = { address, tree: await readTree(page) };
    await use(read.tree);
  },
});

/** Opens all panels and answers at once, which no control can do. */
async function openPanels(page: Page) {
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('[hidden=until-found]')) {
      panel.removeAttribute('hidden');
      delete panel.dataset.closed;
      if (panel.parentElement) panel.parentElement.dataset.expanded = 'true';
    }
  });
}
