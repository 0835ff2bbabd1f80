import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArguments, findTestBrowser } from '../src/tools/browser.mjs';
import { address, isAudit } from './run';

// Two checkouts on one machine need two ports. The dev server uses the next one.
const port = Number(process.env.TEST_PORT ?? 4190);

/** Whether this run must fail because of a barrier (audit/barriers). */
const isBarrier = Boolean(process.env.BARRIER);

/** Runs Vite without npm, which takes half a second each time. */
const vite = 'node node_modules/vite/bin/vite.js';

export default defineConfig({
  testDir: '..',
  // An audit runs what is evidence about the site, and tests its report later (audit/audit.mjs).
  testMatch: isAudit ? '**/checks.spec.ts' : '**/*.spec.ts',
  // Tests build copies of the project there.
  testIgnore: '**/.cache/**',
  outputDir: '../.cache/playwright',
  fullyParallel: true,
  // The default is half of the cores, but workers wait for frames as much as they work.
  workers: Math.max(4, Math.floor(availableParallelism() / 2)),
  // A limit for hangs only, because some tests visit every page, or build the site, and machines differ in speed.
  timeout: 600_000,
  expect: { timeout: 15_000, toPass: { timeout: 60_000 } },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ...(isAudit ? [['line'] as const] : [['list'] as const, ['junit', { outputFile: '../.cache/results/endToEnd.xml' }] as const]),
    ['./audit/report/reporter.ts'],
  ],
  use: {
    baseURL: address ?? `http://127.0.0.1:${port}`,
    // A barrier may be HTML with styles and handlers of its own.
    bypassCSP: isBarrier,
    // A test that misses a control need not wait for the test timeout.
    actionTimeout: 15_000,
    // Contrast is wrong during transitions (axe-core#1866). Motion has its own tests.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // Undefined if the setup had to download Playwright's browser.
      executablePath: findTestBrowser(),
      args: [
        ...browserArguments,
        // page.goBack() hangs on pages from the back/forward cache.
        '--disable-features=BackForwardCache',
        // Pages of a context share a process, because starting one takes as long as loading a page.
        '--renderer-process-limit=1',
        // A headless browser draws without a graphics card, so this skips the emulation.
        '--disable-gpu',
        // Measures read the roles and names that Chromium gives to assistive technology.
        '--enable-blink-features=ComputedAccessibilityInfo',
      ],
    },
  },
  webServer: address
    ? []
    : [
        // audit/barriers/run.mjs starts one server for many runs.
        { command: `${vite} preview`, cwd: '..', env: { PORT: String(port) }, port, reuseExistingServer: isBarrier },
        // Only the dev server has the style guide (src/styleguide/styleguide.spec.ts).
        ...(isBarrier || isAudit ? [] : [{ command: `${vite} --logLevel warn`, cwd: '..', env: { PORT: `${port + 1}` }, port: port + 1 }]),
      ],
});
