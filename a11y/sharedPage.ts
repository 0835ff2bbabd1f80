/**
 * The `test` of specs that only measure pages. The tests of a worker share one page, which loads once per path. Group the tests of a
 * path with `describe.configure({ mode: 'default' })`, so that one worker runs them in order.
 */
import type { Page } from '@playwright/test';
import { hydrated, test as base } from './test';

export interface View {
  readonly theme?: 'light' | 'dark';
  readonly forcedColors?: 'active' | 'none';
  readonly media?: 'screen' | 'print';
  readonly width?: number;
  readonly height?: number;
}

interface Fixtures {
  /** Shows a hydrated, unchanged page. A test that changes its HTML or its styles must load another page afterward. */
  readonly look: (path: string, view?: View) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  page: async ({ pageFor }, use) => use(await pageFor('look')),
  context: async ({ pageFor }, use) => use((await pageFor('look')).context()),
  look: async ({ page, baseURL }, use) => {
    await use(async (path, { theme = 'light', forcedColors = 'none', media = 'screen', width = 1280, height = 900 } = {}) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme, forcedColors, media, reducedMotion: 'reduce' });
      const url = new URL(path, baseURL).href;
      if (page.url() !== url) await page.goto(url);
      await hydrated(page);
      return page;
    });
  },
});
