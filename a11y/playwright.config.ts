import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArguments, findTestBrowser } from '../src/tools/browser.mjs';
import { isAudit } from './isAudit';

// Two checkouts on one machine need two ports. The dev server takes the next one.
const port = Number(process.env.TEST_PORT ?? 4190);

/** Whether this run must fail, because a barrier is planted (audit/barriers). */
const isBarrier = Boolean(process.env.BARRIER);

/** Without npm, which takes half a second each time. */
const vite = 'node node_modules/vite/bin/vite.js';

/** Specs whose tests share one page that takes long to make. */
const inOneWorker = ['**/report.spec.ts', '**/styleguide.spec.ts'];

export default defineConfig({
  testDir: '.',
  // Files that end in .test.ts are unit tests, for vitest.
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/playwright',
  fullyParallel: true,
  // Playwright's default is half of the cores, which is one worker on two cores. Workers wait for frames as much as they work.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  // Only a test that hangs reaches this limit: some tests walk every page, and machines differ in speed.
  timeout: isAudit ? 600_000 : 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    [isAudit ? 'line' : 'list'],
    isAudit ? ['junit', { outputFile: '../.cache/audit/junit.xml' }] : ['json', { outputFile: '../.cache/results/endToEnd.json' }],
    ['./audit/report/reporter.ts'],
  ],
  projects: [
    // First, because one worker runs each of these specs from start to end. Not in an audit, which tests what is published, as the
    // style guide is not, and tests its report after it is written (audit/audit.mjs).
    ...(isAudit ? [] : [{ name: 'one page', testMatch: inOneWorker }]),
    { name: 'the site', testIgnore: inOneWorker },
    // Tests of the built files and of the server, beside the code of the build.
    ...(isAudit ? [] : [{ name: 'build', testDir: '../src/build' }]),
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // As for `expect`: a test whose control is missing need not wait for its own limit.
    actionTimeout: 15_000,
    // Contrast measured in the middle of a transition is wrong (axe-core#1866); motion has tests of its own.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // Undefined where set-up had to download Playwright's own browser.
      executablePath: findTestBrowser(),
      args: [
        ...browserArguments,
        // page.goBack() hangs on pages that come out of the back/forward cache.
        '--disable-features=BackForwardCache',
        // Pages of a context share a process, since starting a process takes as long as loading a page.
        '--renderer-process-limit=1',
        // Headless, the browser draws without a graphics card in any case: this spares it from imitating one.
        '--disable-gpu',
      ],
    },
  },
  webServer: [
    // audit/barriers/run.mjs starts one server for many runs.
    { command: `${vite} preview`, cwd: '..', env: { PORT: String(port) }, port, reuseExistingServer: isBarrier },
    // The dev server, which alone has the style guide (styleguide.spec.ts).
    ...(isBarrier ? [] : [{ command: `${vite} --logLevel warn`, cwd: '..', env: { PORT: String(port + 1) }, port: port + 1, reuseExistingServer: false }]),
  ],
});
