/** `npm run check:hosts`: the last build on real servers, as the examples set them up, and the site in a folder of its host. */
import { defineConfig } from '@playwright/test';
import { browserArguments, findTestBrowser } from '../../tools/browser.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: '*.hosts.ts',
  outputDir: '../../../.cache/playwright-hosts',
  workers: 1,
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    // The certificate is our own.
    ignoreHTTPSErrors: true,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findTestBrowser(), args: [...browserArguments] },
  },
});
