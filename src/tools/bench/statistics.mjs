/** Statistics on measurements: pure functions, without a browser. */

/** The part of a task beyond this blocks input, in ms (web.dev/articles/tbt). */
const longTask = 50;
/** A burst of layout shifts ends after this pause, and lasts `longestBurst` at most, both in ms (web.dev/articles/cls). */
const burstPause = 1000;
const longestBurst = 5000;

/**
 * @typedef {{ readonly start: number, readonly duration: number }} Task in ms
 * @typedef {{ readonly start: number, readonly value: number, readonly moved?: readonly string[] }} Shift with the elements that moved
 */

/**
 * @param {readonly number[]} values
 * @returns {number} NaN when there are none
 */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (middle % 1) return sorted[Math.floor(middle)] ?? NaN;
  return ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/**
 * Of a task that began before `from`, only the part after it counts.
 * @param {readonly Task[]} tasks
 * @param {number} from the first contentful paint
 */
export function totalBlockingTime(tasks, from) {
  return tasks.reduce((sum, { start, duration }) => {
    const seen = start + duration - Math.max(start, from);
    return sum + Math.max(0, seen - longTask);
  }, 0);
}

/**
 * @typedef {{ readonly name: string, readonly ph: string, readonly pid: number, readonly tid: number, readonly ts: number, readonly dur?: number, readonly tdur?: number, readonly args?: { readonly data?: { readonly documentLoaderURL?: string } } }} TraceEvent
 * of Chromium: `ts`, `dur` and `tdur` in µs; `tdur` is the time in which a core worked on it
 */

/**
 * What tasks of a page take beyond 50 ms on the phone that Lighthouse simulates, which multiplies a task by 4, and one with layout by 2.
 * Lighthouse multiplies the time that has passed, in which a task may have waited for a core; here only the work counts, but all of it,
 * also that before the first paint.
 * @param {readonly TraceEvent[]} events
 * @param {string} address of the page
 * @returns {number} in ms; NaN when the trace lacks the start of the load
 */
export function simulatedBlocking(events, address) {
  const start = events.findLast(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address);
  if (!start) return NaN;
  const ofPage = events.filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === start.pid && tid === start.tid && ts >= start.ts);
  const layouts = ofPage.filter(({ name }) => name === 'Layout');
  return ofPage
    .filter(({ name }) => name.endsWith('RunTask'))
    .reduce((sum, { ts, dur = 0, tdur = 0 }) => {
      const factor = layouts.some((layout) => layout.ts >= ts && layout.ts < ts + dur) ? 2 : 4;
      return sum + Math.max(0, (tdur / 1000) * factor - longTask);
    }, 0);
}

/**
 * Cumulative layout shift: the sum of the worst burst.
 * @param {readonly Shift[]} shifts in order
 */
export function layoutShift(shifts) {
  let worst = 0;
  let burst = { first: -Infinity, last: -Infinity, sum: 0 };
  for (const { start, value } of shifts) {
    const goesOn = start - burst.last < burstPause && start - burst.first < longestBurst;
    burst = goesOn ? { ...burst, last: start, sum: burst.sum + value } : { first: start, last: start, sum: value };
    worst = Math.max(worst, burst.sum);
  }
  return worst;
}

/**
 * The median of each key. A key that a sample lacks counts as 0.
 * @template {Record<string, number>} Figures
 * @param {readonly Figures[]} samples
 * @returns {Figures}
 */
export function medians(samples) {
  const keys = new Set(samples.flatMap((sample) => Object.keys(sample)));
  const entries = Array.from(keys, (key) => [key, median(samples.map((sample) => sample[key] ?? 0))]);
  return Object.fromEntries(entries);
}
