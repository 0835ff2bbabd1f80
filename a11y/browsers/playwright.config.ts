/** `npm run test:browsers`: the behaviours of the last build in Chromium, Firefox and WebKitGTK, as Debian packages them. */
import { defineConfig } from '@playwright/test';
import { browserArguments, findTestBrowser } from '../../src/tools/browser.mjs';
import { engineNames } from './engineNames';
import type { EngineOptions } from './test';

const port = Number(process.env.TEST_PORT ?? 4190);

export default defineConfig<Record<never, never>, EngineOptions>({
  testDir: '.',
  testMatch: '*.browsers.ts',
  outputDir: '../../.cache/playwright-browsers',
  // One engine is started by one worker.
  fullyParallel: false,
  workers: 2,
  timeout: 180_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./table.ts']],
  use: {
    preview: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: findTestBrowser(), args: [...browserArguments, '--disable-features=BackForwardCache'] },
  },
  projects: engineNames.map((engine) => ({ name: engine, use: { engine } })),
  webServer: { command: 'npm run --silent preview', cwd: '../..', env: { PORT: String(port) }, port, reuseExistingServer: false },
});
