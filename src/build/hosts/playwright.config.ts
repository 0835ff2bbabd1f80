/** `npm run check:hosts` tests the last build on real servers with the example configuration, at the root and in a folder. */
import { defineConfig } from '@playwright/test';

export default defineConfig<object, { readonly base: string }>({
  testDir: '.',
  testMatch: '*.hosts.ts',
  outputDir: '../../../.cache/playwright-hosts',
  workers: 1,
  projects: [
    { name: 'at the root', use: { base: '/' } },
    { name: 'in a folder', use: { base: '/hub/' } },
  ],
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // The certificate is self-signed.
  use: { ignoreHTTPSErrors: true },
});
