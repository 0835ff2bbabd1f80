/** Measures one page load on a slow phone: when it is painted, how much work it is, and how many bytes are sent. */
import { openBareTab } from './bareTab.mjs';
import { longestLoad, phone, quietFor, throttle } from './settings.mjs';
import { layoutShift, totalBlockingTime } from './statistics.mjs';

/**
 * @typedef {object} Load
 * @property {Record<'fcp' | 'lcp' | 'tbt' | 'cls' | 'cpu' | 'script' | 'requests', number>} figures in ms; `cpu` is all
 *   work of the page's main thread, `script` the part of it that is script
 * @property {Record<string, number>} bytes as sent, headers included, by type
 * @property {Entries} entries what the browser has reported
 *
 * @typedef {import('./bareTab.mjs').Tab} Tab
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
 * @param {number} [quiet] how long the page must be quiet until the load has ended, in ms
 * @returns {Promise<Load>}
 */
export async function measureLoad(browser, address, quiet = quietFor) {
  const tab = await openBareTab(browser);
  await tab.send('Page.enable');
  await tab.send('Performance.enable');
  await emulatePhone(tab);
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
  const traffic = watchTraffic(tab);
  await slowDown(tab);

  const loaded = new Promise((resolve) => tab.on('Page.loadEventFired', resolve));
  await tab.send('Page.navigate', { url: address });
  await loaded;
  await becomeQuiet(tab, traffic, quiet);

  const { metrics } = await tab.send('Performance.getMetrics');
  const milliseconds = (/** @type {string} */ name) =>
    (metrics.find((/** @type {{ name: string }} */ metric) => metric.name === name)?.value ?? NaN) * 1000;
  const entries = await readEntries(tab);
  await tab.close();

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

/** @param {Tab} tab */
async function emulatePhone({ send }) {
  const { viewport, hasTouch, isMobile: mobile, deviceScaleFactor } = phone;
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, mobile, deviceScaleFactor });
  await send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
}

/** @param {{ send: (method: any, params?: any) => Promise<unknown> }} tab a `Tab`, or a session of Playwright's */
export async function slowDown(tab) {
  await tab.send('Network.enable');
  await tab.send('Network.emulateNetworkConditions', throttle.network);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu });
}

/** Runs in the page before any of its scripts. */
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
  // The last candidate is the largest, since no input ends the search.
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
 * @param {Tab} tab
 * @returns {Promise<Entries & { now: number }>}
 */
async function readEntries({ send }) {
  const { result } = await send('Runtime.evaluate', {
    expression: '({ ...benchEntries, now: performance.now() })',
    returnByValue: true,
  });
  return result.value;
}

/** @param {Tab} tab */
function watchTraffic(tab) {
  /** @type {{ last: number, open: number, requests: number, bytes: Record<string, number> }} */
  const traffic = { last: Date.now(), open: 0, requests: 0, bytes: {} };
  /** @type {Map<string, string>} */
  const types = new Map();
  tab.on('Network.requestWillBeSent', ({ requestId, redirectResponse }) => {
    if (redirectResponse || types.has(requestId)) return;
    types.set(requestId, 'Other');
    traffic.open++;
    traffic.requests++;
    traffic.last = Date.now();
  });
  tab.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  const end = (/** @type {string} */ requestId, bytes = 0) => {
    const type = (types.get(requestId) ?? 'Other').toLowerCase();
    traffic.bytes[type] = (traffic.bytes[type] ?? 0) + bytes;
    traffic.open--;
    traffic.last = Date.now();
  };
  tab.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  tab.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  return traffic;
}

/**
 * @param {Tab} tab
 * @param {{ readonly last: number, readonly open: number }} traffic
 * @param {number} quiet
 */
async function becomeQuiet(tab, traffic, quiet) {
  const end = Date.now() + longestLoad;
  let rest = quiet;
  while (rest > 0 && Date.now() < end) {
    // Waits for the shortest time that may be enough, since each query is work for the page.
    await new Promise((resolve) => setTimeout(resolve, rest));
    const { tasks, now } = await readEntries(tab);
    const { start, duration } = tasks.at(-1) ?? { start: -Infinity, duration: 0 };
    rest = quiet - Math.min(now - start - duration, traffic.open > 0 ? 0 : Date.now() - traffic.last);
  }
}
