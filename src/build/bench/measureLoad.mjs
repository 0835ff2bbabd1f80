/** One load of one page on a slow telephone, seen from inside (what is painted when) and from outside (what is sent). */
import { longestLoad, phone, quietFor, throttle } from './settings.mjs';
import { layoutShift, totalBlockingTime } from './statistics.mjs';

/**
 * @typedef {object} Load
 * @property {Record<'fcp' | 'lcp' | 'tbt' | 'cls' | 'cpu' | 'script' | 'requests', number>} figures in ms; `cpu` is all
 *   work of the page's main thread, `script` the part of it that is script
 * @property {Record<string, number>} bytes as sent, headers included, by type
 * @property {Entries} entries what the browser has reported
 *
 * @typedef {object} Entries
 * @property {number} fcp
 * @property {number} lcp
 * @property {import('./statistics.mjs').Task[]} tasks longer than 50 ms
 * @property {import('./statistics.mjs').Shift[]} shifts
 */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<Load>}
 */
export async function measureLoad(browser, address) {
  // A context of its own, and with it an empty cache.
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  const traffic = await watchTraffic(client);
  await slowDown(client);

  await page.goto(address, { waitUntil: 'load' });
  await becomeQuiet(page, traffic);

  const { metrics } = await client.send('Performance.getMetrics');
  const milliseconds = (/** @type {string} */ name) => (metrics.find((metric) => metric.name === name)?.value ?? NaN) * 1000;
  const entries = await readEntries(page);
  await context.close();

  const { fcp, lcp, tasks, shifts } = entries;
  const figures = {
    fcp,
    lcp,
    tbt: totalBlockingTime(tasks, fcp),
    cls: layoutShift(shifts),
    cpu: milliseconds('TaskDuration'),
    script: milliseconds('ScriptDuration'),
    requests: traffic.requests,
  };
  return { figures, bytes: traffic.bytes, entries };
}

/** @param {import('@playwright/test').CDPSession} client */
export async function slowDown(client) {
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', throttle.network);
  await client.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu });
}

/** Runs in the page before anything else. */
function observe() {
  /** @type {Entries} */
  const entries = { fcp: NaN, lcp: NaN, tasks: [], shifts: [] };
  Object.assign(window, { benchEntries: entries });
  /** @type {(type: string, note: (entry: any) => void) => void} */
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') entries.fcp = startTime;
  });
  // The last candidate is the largest; nobody touches the page, which would end the search.
  watch('largest-contentful-paint', ({ startTime }) => (entries.lcp = startTime));
  watch('longtask', ({ startTime, duration }) => entries.tasks.push({ start: startTime, duration }));
  watch('layout-shift', ({ startTime, value, sources }) => {
    const moved = sources.map((/** @type {{ node: Node | null }} */ { node }) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${node?.nodeName} ${element?.getAttribute('class')}`;
    });
    entries.shifts.push({ start: startTime, value, moved });
  });
}

/**
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<Entries>}
 */
function readEntries(page) {
  return page.evaluate(() => Reflect.get(window, 'benchEntries'));
}

/** @param {import('@playwright/test').CDPSession} client */
async function watchTraffic(client) {
  /** @type {{ last: number, open: number, requests: number, bytes: Record<string, number> }} */
  const traffic = { last: Date.now(), open: 0, requests: 0, bytes: {} };
  /** @type {Map<string, string>} */
  const types = new Map();
  client.on('Network.requestWillBeSent', ({ requestId, redirectResponse }) => {
    if (redirectResponse || types.has(requestId)) return;
    types.set(requestId, 'Other');
    traffic.open++;
    traffic.requests++;
    traffic.last = Date.now();
  });
  client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  const end = (/** @type {string} */ requestId, bytes = 0) => {
    const type = (types.get(requestId) ?? 'Other').toLowerCase();
    traffic.bytes[type] = (traffic.bytes[type] ?? 0) + bytes;
    traffic.open--;
    traffic.last = Date.now();
  };
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  client.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  await client.send('Network.enable');
  return traffic;
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {{ readonly last: number, readonly open: number }} traffic
 */
async function becomeQuiet(page, traffic) {
  const end = Date.now() + longestLoad;
  let rest = quietFor;
  while (rest > 0 && Date.now() < end) {
    // Asked for only when it may be over: each question is work for the page.
    await new Promise((resolve) => setTimeout(resolve, rest));
    const { tasks } = await readEntries(page);
    const now = await page.evaluate(() => performance.now());
    const { start, duration } = tasks.at(-1) ?? { start: -Infinity, duration: 0 };
    rest = quietFor - Math.min(now - start - duration, traffic.open > 0 ? 0 : Date.now() - traffic.last);
  }
}
