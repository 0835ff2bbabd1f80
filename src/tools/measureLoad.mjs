/** Loads pages on a slow phone with slow 4G. The metrics are those of Lighthouse, but with real throttling. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { browserArguments, findBrowser } from './browser.mjs';

const profile = '.cache/bench';
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const slow4G = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };

/**
 * Loads a page in a browser of its own. Not with Playwright, which enables the domain Runtime of the inspector: V8 then collects a stack for
 * each Error that React creates while it loads, which takes 100 ms that visitors do not wait.
 * @param {string} url
 * @returns {Promise<Record<string, number>>} times in ms
 */
export async function measureLoad(url) {
  rmSync(profile, { recursive: true, force: true });
  const options = [...browserArguments, '--headless', '--no-sandbox', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const browser = spawn(findBrowser() ?? '', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const [, , , input, output] = /** @type {any[]} */ (browser.stdio);
  /** @type {((result: any) => void)[]} */
  const answers = [];
  let unread = '';
  output.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    const messages = (unread + text).split('\0');
    unread = messages.pop() ?? '';
    for (const { id, result } of messages.map((message) => JSON.parse(message))) answers[id]?.(result);
  });
  /** @type {string | undefined} */
  let sessionId;
  /** @type {(method: string, params?: object) => Promise<any>} */
  const send = (method, params) =>
    new Promise((resolve) => input.write(`${JSON.stringify({ id: answers.push(resolve) - 1, method, params, sessionId })}\0`));

  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  ({ sessionId } = await send('Target.attachToTarget', { targetId, flatten: true }));
  await send('Emulation.setDeviceMetricsOverride', phone);
  // The first frame of a size is late whatever it shows.
  await send('Page.captureScreenshot');
  await send('Network.enable');
  await send('Network.emulateNetworkConditions', slow4G);
  await send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await send('Page.navigate', { url });
  const { result } = await send('Runtime.evaluate', { expression: `(${metrics})()`, awaitPromise: true, returnByValue: true });
  browser.kill();
  await once(browser, 'exit');
  return result.value;
}

/** Runs in the page from the first bytes of its HTML. */
async function metrics() {
  /** @type {any[]} */
  const entries = [];
  const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
  for (const type of ['navigation', 'resource', 'paint', 'largest-contentful-paint', 'longtask', 'layout-shift'])
    observer.observe({ type, buffered: true });
  await new Promise((resolve) =>
    new MutationObserver(() => document.documentElement?.dataset.js === 'ready' && resolve(true)).observe(document, {
      subtree: true,
      attributeFilter: ['data-js'],
    }),
  );
  const hydrated = performance.now();
  // The task in which the app starts, and those after it, count too.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const of = (/** @type {string} */ type) => entries.filter(({ entryType }) => entryType === type);
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, number) => total + number, 0);
  const fcp = entries.find(({ name }) => name === 'first-contentful-paint').startTime;
  // Only tasks after the first paint delay a reader, and only the part beyond 50 ms counts as blocking (web.dev/articles/tbt).
  const tasks = of('longtask').map(({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp));
  const files = [...of('navigation'), ...of('resource')];
  return {
    LCP: of('largest-contentful-paint').at(-1).startTime,
    hydrated,
    TBT: sum(tasks.map((duration) => Math.max(0, duration - 50))),
    longestTask: Math.max(0, ...tasks),
    CLS: sum(of('layout-shift').map(({ value }) => value)),
    requests: files.length,
    kB: sum(files.map(({ transferSize }) => transferSize)) / 1000,
  };
}
