/** The `test` of specs that read a page. The tests of a worker share one page with every tab panel and answer open. */
import type { Page } from '@playwright/test';
import { readTree, type TreeNode } from './audit/measures/document/tree';
import { markVisibleText } from './audit/measures/document/visibleText';
import { noteSituation } from './covers';
import { once } from './once';
import { openPage, test as base } from './test';

interface Fixtures {
  /** The path of the page. Tests set it with `test.use()`. */
  readonly path: string;
  /** The accessibility tree of the page. */
  readonly tree: readonly TreeNode[];
}

export const test = base.extend<Fixtures>({
  path: ['/', { option: true }],
  context: async ({ pageFor }, use) => use((await pageFor('read')).context()),
  page: async ({ pageFor, baseURL, path }, use) => {
    const page = await pageFor('read');
    const url = new URL(path, baseURL).href;
    if (page.url() !== url) {
      await openPage(page, url);
      await openPanels(page);
      await page.evaluate(markVisibleText);
    }
    await noteSituation(page, 'all panels and answers are open');
    await use(page);
  },
  tree: async ({ page }, use) => use(await once(`tree of ${page.url()}`, () => readTree(page))),
});

/** Opens all panels and answers, which no control can do. */
async function openPanels(page: Page) {
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('[hidden=until-found]')) {
      panel.removeAttribute('hidden');
      delete panel.dataset.collapsed;
      if (panel.parentElement) panel.parentElement.dataset.expanded = 'true';
    }
  });
}
