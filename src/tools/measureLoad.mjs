/** Loads a page once on a slow phone and slow 4G. The metrics are those of Lighthouse, but with real throttling. */

/** @typedef {{ fcp: number, lcp: number, ready: number, cls: number, tasks: { start: number, end: number }[] }} Entries what the page saw */

/** A load ends after this many milliseconds without a long task. */
const quietMs = 3000;
/** Only the part of a task beyond this many milliseconds counts as blocking (web.dev/articles/tbt). */
const blockingMs = 50;

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<Record<string, number>>} times in ms
 */
export async function measureLoad(browser, url) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const slow4G = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  // Not `page.waitForFunction`, which starts a script of its own: a task of 60 ms or more, in the middle of the load.
  await session.send('Runtime.evaluate', { expression: `(${untilQuiet})(${quietMs})`, awaitPromise: true });
  /** @type {Entries} */
  const { lcp, fcp, ready, cls, tasks } = await page.evaluate('bench');
  const sizes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => /** @type {PerformanceResourceTiming} */ (entry).transferSize,
    ),
  );
  await page.close();
  // Only tasks after the first paint delay a reader.
  const durations = tasks.map(({ start, end }) => end - Math.max(start, fcp)).filter((duration) => duration > 0);
  return {
    LCP: lcp,
    hydrated: ready,
    TBT: durations.reduce((sum, duration) => sum + Math.max(0, duration - blockingMs), 0),
    longestTask: Math.max(0, ...durations),
    CLS: cls,
    requests: sizes.length,
    kB: sizes.reduce((sum, size) => sum + size, 0) / 1000,
  };
}

/** Runs in the page before its scripts. */
function observe() {
  /** @type {Entries} */
  const entries = { fcp: NaN, lcp: NaN, ready: NaN, cls: 0, tasks: [] };
  Object.assign(window, { bench: entries });
  /** @type {(type: string, note: (entry: any) => void) => void} */
  const observeType = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observeType('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') entries.fcp = startTime;
  });
  // The last candidate is the largest, because no input ends the search.
  observeType('largest-contentful-paint', ({ startTime }) => (entries.lcp = startTime));
  observeType('longtask', ({ startTime, duration }) => entries.tasks.push({ start: startTime, end: startTime + duration }));
  observeType('layout-shift', ({ value }) => (entries.cls += value));
  new MutationObserver(() => {
    if (document.documentElement?.dataset.js === 'ready') entries.ready ||= performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-js'] });
}

/**
 * Runs in the page. Waits until no long task has ended in the last milliseconds.
 * @param {number} ms
 */
async function untilQuiet(ms) {
  const { bench, performance } = /** @type {Window & { bench?: Entries }} */ (window);
  const { loadEventEnd } = /** @type {PerformanceNavigationTiming} */ (performance.getEntriesByType('navigation')[0]);
  const lastEnd = () => Math.max(loadEventEnd, ...(bench?.tasks ?? []).map(({ end }) => end));
  while (performance.now() - lastEnd() < ms) await new Promise((resolve) => setTimeout(resolve, 100));
}
