/** `npm run audit:screen-reader` lets Orca read the last build, on a display and a message bus of its own. */
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../../../src/tools/browser.mjs';

const port = Number(process.env.TEST_PORT ?? 4190);

export default defineConfig({
  testDir: '.',
  testMatch: '*.orca.ts',
  outputDir: '../../../.cache/playwright-orca',
  // A display has one focus, and a user one Orca.
  workers: 1,
  timeout: 300_000,
  // A busy machine needs seconds to say something.
  expect: { timeout: 12_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    headless: false,
    viewport: null,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findBrowser(),
      args: [...browserArguments, '--force-renderer-accessibility', '--window-position=0,0', '--window-size=1280,960'],
    },
  },
  webServer: { command: 'npm run --silent preview', cwd: '../../..', env: { PORT: String(port) }, port },
});
