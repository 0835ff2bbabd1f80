/** `npm run test:browsers` builds the site, and tests it in Firefox and WebKitGTK from Debian packages. */
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './test';

const port = Number(process.env.TEST_PORT ?? 4190);

export default defineConfig<Record<never, never>, EngineOptions>({
  testDir: '.',
  testMatch: '*.browsers.ts',
  outputDir: '../../../.cache/playwright-browsers',
  // One worker starts one engine.
  fullyParallel: false,
  workers: 2,
  // A limit for hangs only, because machines differ in speed.
  timeout: 600_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: { preview: `http://127.0.0.1:${port}` },
  projects: (['firefox', 'webkit'] as const).map((engine) => ({ name: engine, use: { engine } })),
  webServer: { command: 'npm run --silent preview', cwd: '../../..', env: { PORT: String(port) }, port, reuseExistingServer: false },
});
