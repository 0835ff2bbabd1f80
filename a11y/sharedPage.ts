/** The `test` of scripts that only look at a page: they share one, which is opened once for all tests of a route. */
import { test as base, expect, type Page } from '@playwright/test';
import { hydrated } from './test';

export { expect };

export interface View {
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
}

export const test = base.extend<object, { readonly look: (path: string, view?: View) => Promise<Page> }>({
  /** The page at `path`, as it loads. Who uses it must leave it so; the next test may find it opened already. */
  look: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(async (path, { theme = 'light', width = 1280 } = {}) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: theme });
        if (page.url() !== new URL(path, baseURL).href) await page.goto(path);
        await hydrated(page);
        expect(complaints, 'the console stays empty').toEqual([]);
        return page;
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});
