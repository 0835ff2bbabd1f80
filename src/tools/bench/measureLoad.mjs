/** One load of a page on a slow phone and slow 4G, with the figures of Lighthouse, but really throttled. */

/**
 * @typedef {{ lcp: number, longestTask: number, tbt: number, cls: number }} Load times in ms
 * @typedef {{ fcp: number, lcp: number, cls: number, tasks: { start: number, end: number }[] }} Entries what the browser reports
 */

/** The load has ended after this long without a long task, in ms. */
const quiet = 3000;
/** The part of a task beyond this blocks input, in ms (web.dev/articles/tbt). */
const blocking = 50;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<Load>}
 */
export async function measureLoad(browser, address) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(`performance.now() - Math.max(performance.timing.loadEventEnd - performance.timeOrigin, ...bench.tasks.map(({ end }) => end)) > ${quiet}`);
  /** @type {Entries} */
  const { lcp, fcp, cls, tasks } = await page.evaluate('bench');
  await page.close();
  // Only what comes after the paint delays a reader.
  const durations = tasks.map(({ start, end }) => end - Math.max(start, fcp)).filter((duration) => duration > 0);
  return { lcp, cls, longestTask: Math.max(0, ...durations), tbt: durations.reduce((sum, duration) => sum + Math.max(0, duration - blocking), 0) };
}

/** Runs in the page before any of its scripts. */
function observe() {
  /** @type {Entries} */
  const found = { fcp: NaN, lcp: NaN, cls: 0, tasks: [] };
  Object.assign(window, { bench: found });
  /** @type {(type: string, note: (entry: any) => void) => void} */
  const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') found.fcp = startTime;
  });
  // The last candidate is the largest, since no input ends the search.
  watch('largest-contentful-paint', ({ startTime }) => (found.lcp = startTime));
  watch('longtask', ({ startTime, duration }) => found.tasks.push({ start: startTime, end: startTime + duration }));
  watch('layout-shift', ({ value }) => (found.cls += value));
}
