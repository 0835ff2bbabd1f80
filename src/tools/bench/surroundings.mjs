/** What a benchmark needs around it: a build, a browser, and a description of the machine for the results. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../browser.mjs';
import { currentCommit } from '../commit.mjs';
import { freePort } from '../freePort.mjs';
import { throttle } from './settings.mjs';

/** Builds the site if there is no build yet, and ends the benchmark if that fails. */
export function buildIfMissing() {
  if (existsSync('dist/sitemap.xml')) return;
  console.log('There is no build yet: npm run build.');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(1);
}

/** A browser with a debugging port, which Lighthouse needs. */
export async function launch() {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArguments, `--remote-debugging-port=${port}`] });
  return { browser, port };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./settings.mjs').Options} options
 */
export function describe(browser, options) {
  return {
    date: new Date().toISOString(),
    /** The build may contain changes that are not committed. */
    ...currentCommit(),
    built: statSync('dist/index.html').mtime.toISOString(),
    machine: { cores: availableParallelism(), processor: cpus()[0]?.model ?? '', platform: `${process.platform} ${process.arch}` },
    node: process.version,
    browser: browser.version(),
    settings: { ...options, throttle },
  };
}
