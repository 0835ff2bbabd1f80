/** The `test` of specs that run time on: each worker keeps one page whose timers follow `page.clock`. */
import type { Page } from '@playwright/test';
import { expect, openPage, test as base } from './test';

export { expect };

interface Fixtures {
  /** Loads `path` anew and waits until it is hydrated. */
  readonly open: (path: string) => Promise<Page>;
}

const withClock = new WeakSet<Page>();

export const test = base.extend<Fixtures>({
  context: async ({ keptPage }, use) => use((await keptPage('clock')).context()),
  page: async ({ keptPage }, use) => use(await keptPage('clock')),
  open: async ({ page, baseURL }, use) => {
    if (!withClock.has(page)) {
      await page.clock.install();
      await page.addInitScript(holdWindows);
    }
    withClock.add(page);
    await use(async (path) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      // Away from what the last test pointed at.
      await page.mouse.move(0, 0);
      await openPage(page, new URL(path, baseURL).href);
      return page;
    });
  },
});

/** Runs in the page. Browsers block windows that nobody pressed for, so the attempt counts. */
function holdWindows() {
  const wanted: string[] = [];
  globalThis.open = (address) => {
    wanted.push(String(address));
    return null;
  };
  Object.assign(globalThis, { wanted });
}

/** Runs in the page. The addresses of the windows that it has tried to open. */
export function wantedWindows(): readonly string[] {
  return (globalThis as unknown as { wanted: readonly string[] }).wanted;
}
