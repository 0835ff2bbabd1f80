/** For tests that only read a page: each worker keeps one, with every tab and answer open, and goes on when the path changes. */
import type { Page } from '@playwright/test';
import { openPage, test as base } from '../../../test';
import { readTree, type TreeNode } from './tree';
import { markVisibleWords } from './visibleWords';

interface Kept {
  readonly page: Page;
  /** What is read of the page that is open, by its address. */
  tree?: readonly TreeNode[];
}

interface Fixtures {
  /** Which page is read. */
  readonly path: string;
  readonly tree: readonly TreeNode[];
}

export const test = base.extend<Fixtures, { kept: Kept }>({
  path: ['/', { option: true }],
  kept: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      await use({ page: await context.newPage() });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ kept, baseURL, path }, use) => {
    const address = new URL(path, baseURL).href;
    if (kept.page.url() !== address) {
      await openPage(kept.page, address);
      await openPanels(kept.page);
      await kept.page.evaluate(markVisibleWords);
      delete kept.tree;
    }
    await use(kept.page);
  },
  tree: async ({ kept, page }, use) => {
    kept.tree ??= await readTree(page);
    await use(kept.tree);
  },
});

/** Opens every panel and answer at once, which nobody can do with the controls: the words of a page are more than those of one tab. */
async function openPanels(page: Page) {
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('[hidden=until-found]')) {
      panel.removeAttribute('hidden');
      delete panel.dataset.inert;
      if (panel.parentElement) panel.parentElement.dataset.expanded = 'true';
    }
  });
}
