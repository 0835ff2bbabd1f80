/** The `test` of what runs in every engine. A test fails when its page complains in the console or breaks the policy. */
import { type Browser, expect, test as base } from '@playwright/test';
import { type Engine, start } from './engines';
import type { EngineName } from './engineNames';
import type { EnginePage } from './page';
import { type WatchedSite, watchSite } from './watchedSite';

export { expect };

export interface EngineOptions {
  readonly engine: EngineName;
  /** The origin of the preview server. */
  readonly preview: string;
}

/** A page of the site, which opens addresses of the site by their paths. */
type View = EnginePage;

interface TestFixtures {
  /** With script, 1280 px wide; it finds no stored data. */
  readonly view: View;
  /** Without JavaScript, as visitors turn it off. */
  readonly plainView: View;
}

interface WorkerFixtures extends EngineOptions {
  readonly site: WatchedSite;
  readonly scripted: Engine;
  readonly plain: Engine;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  preview: ['', { option: true, scope: 'worker' }],

  site: [
    async ({ preview }, use) => {
      const site = await watchSite(preview);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],

  scripted: [engineWith(true), { scope: 'worker', timeout: 120_000 }],
  plain: [engineWith(false), { scope: 'worker', timeout: 120_000 }],

  view: async ({ scripted, site }, use, { annotations }) => {
    annotations.push({ type: 'version', description: scripted.version });
    const page = await scripted.openPage();
    await page.resize(1280, 900);
    await use(at(page, site));
    const complaints = await page.evaluate("if (location.protocol === 'http:') localStorage.clear(); return JSON.parse(window.name || '[]')", []);
    await page.close();
    expect(complaints, 'the console stays empty, and the policy is kept').toEqual([]);
  },

  plainView: async ({ plain, site }, use, { annotations }) => {
    annotations.push({ type: 'version', description: plain.version });
    const page = await plain.openPage();
    await use(at(page, site));
    await page.close();
  },
});

function engineWith(hasScript: boolean) {
  return async ({ engine, browser }: { engine: EngineName; browser: Browser }, use: (engine: Engine) => Promise<void>) => {
    const started = await start[engine]({ hasScript }, () => browser);
    await use(started);
    await started.stop();
  };
}

const at = (page: EnginePage, { origin }: WatchedSite): View => ({ ...page, open: (path) => page.open(new URL(path, origin).href) });
