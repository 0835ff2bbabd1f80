/**
 * The `test` of specs that only look at pages: each worker keeps one page, which is loaded once for all tests of an address. Group
 * the tests of an address with `describe.configure({ mode: 'default' })`, so that one worker runs them in order.
 */
import type { Page } from '@playwright/test';
import { expect, hydrated, test as base } from './test';

export { expect };

export interface View {
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
}

interface Fixtures {
  /** The page at `path`, hydrated, at rest. A test that changes more than theme and width must undo it: the next one sees the same page. */
  readonly look: (path: string, view?: View) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  page: async ({ keptPage }, use) => use(await keptPage('look')),
  context: async ({ keptPage }, use) => use((await keptPage('look')).context()),
  look: async ({ page, baseURL }, use) => {
    await use(async (path, { theme = 'light', width = 1280 } = {}) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      const address = new URL(path, baseURL).href;
      if (page.url() !== address) await page.goto(address);
      await hydrated(page);
      return page;
    });
  },
});
