/** The environment of a benchmark: a build, servers, a browser, and a description of them for the results. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { browserArguments, findBrowser } from '../browser.mjs';
import { currentCommit } from '../commit.mjs';
import { throttle } from './settings.mjs';

export function buildIfMissing() {
  if (existsSync('dist/sitemap.xml')) return;
  console.log('There is no build yet: npm run build.');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(1);
}

/** @param {string} outDir a folder, served as a static host serves it: headers, compressed copies, clean addresses */
export async function serve(outDir) {
  const server = await preview({ build: { outDir }, preview: { port: 0, strictPort: false }, logLevel: 'error' });
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return { origin, close: () => server.close() };
}

/** A browser with a debugging port, which Lighthouse needs. */
export async function launch() {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArguments, `--remote-debugging-port=${port}`] });
  return { browser, port };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
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
