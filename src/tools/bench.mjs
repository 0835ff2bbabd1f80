/**
 * `npm run bench` measures how fast the last build loads on a slow phone with slow 4G. The metrics are those of Lighthouse, but with real
 * throttling. It is not a test, because it depends on the machine. With another build, `npm run bench -- / /docs --runs=5 --beside=../old/dist`
 * compares two pages of both.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from './browser.mjs';
import { builtPaths, serve } from './builtSite.mjs';

const slow4G = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };

const options = /** @type {const} */ ({ runs: { type: 'string', default: '3' }, beside: { type: 'string' } });
const { values, positionals } = parseArgs({ allowPositionals: true, options });

const paths = builtPaths(positionals);
const sites = [await serve(), ...(values.beside ? [await serve(values.beside)] : [])];
/** @type {Record<string, Record<string, number>>} */
const rows = {};
for (const path of paths) {
  const loads = sites.map(() => /** @type {Record<string, number>[]} */ ([]));
  // Alternates, so that a temporarily slow machine affects both.
  for (let run = 0; run < Number(values.runs); run++)
    for (const [index, { origin }] of sites.entries()) loads[index]?.push(await measureLoad(origin + path));
  for (const [index, all] of loads.entries()) rows[index ? `${path} beside` : path] = medians(all);
  console.log(`${path} is measured.`);
}
await Promise.all(sites.map((site) => site.close()));
console.log(`\nMedians of ${values.runs} loads with 4x CPU and slow 4G, in milliseconds:`);
console.table(rows);

/** @param {readonly Record<string, number>[]} loads */
function medians(loads) {
  const medianOf = (/** @type {string} */ name) =>
    loads.map((load) => load[name] ?? NaN).toSorted((a, b) => a - b)[loads.length >> 1] ?? NaN;
  return Object.fromEntries(Object.keys(loads[0] ?? {}).map((name) => [name, Math.round(medianOf(name) * 1000) / 1000]));
}

/**
 * Loads a page in a tab that Playwright does not know, because it enables the domain Runtime of the inspector in its own: V8 then collects a
 * stack for each Error that React creates while it loads, which takes 100 ms that visitors do not wait.
 * @param {string} url
 * @returns {Promise<Record<string, number>>} times in ms
 */
async function measureLoad(url) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArguments] });
  const inspector = await browser.newBrowserCDPSession();
  const context = await inspector.send('Target.createBrowserContext');
  const { targetId } = await inspector.send('Target.createTarget', { ...context, url: 'about:blank' });
  const tab = await inspector.send('Target.attachToTarget', { targetId });
  const commands = [
    { method: 'Emulation.setDeviceMetricsOverride', params: { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true } },
    // The first frame of a size is late whatever it shows.
    { method: 'Page.captureScreenshot' },
    { method: 'Network.enable' },
    { method: 'Network.emulateNetworkConditions', params: slow4G },
    { method: 'Emulation.setCPUThrottlingRate', params: { rate: 4 } },
    { method: 'Page.navigate', params: { url } },
    { method: 'Runtime.evaluate', params: { expression: `(${metrics})()`, awaitPromise: true, returnByValue: true } },
  ];
  /** @type {any} */
  let answer;
  for (const [id, command] of commands.entries()) {
    const answered = new Promise((resolve) =>
      inspector.on(
        'Target.receivedMessageFromTarget',
        ({ message }) => JSON.parse(message).id === id && resolve(JSON.parse(message).result),
      ),
    );
    await inspector.send('Target.sendMessageToTarget', { ...tab, message: JSON.stringify({ id, ...command }) });
    answer = await answered;
  }
  await browser.close();
  return answer.result.value;
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
