/**
 * Runs Lighthouse once with its default settings: a phone, with slow 4G simulated from a load at full speed. As a module it
 * sends no error reports, unlike its command line. Its own package.json (in `lighthouse/`) also pins `third-party-web`: a
 * dependency asks for "latest", which `npm ci` cannot find in a lock file without addresses.
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lighthouseFolder } from './settings.mjs';
import { simulatedBlocking } from './statistics.mjs';

/**
 * @typedef {object} LighthouseRun
 * @property {Record<string, number>} scores of 100, by category
 * @property {Record<string, number>} figures what Lighthouse computes, in ms but for `cls`, and `work`, see `simulatedBlocking`
 * @property {string[]} faults audits that are not perfect in any category but performance
 * @property {number} benchmarkIndex how fast this machine is, by Lighthouse's own measure
 */

/**
 * @typedef {object} Report what is read of Lighthouse's own report
 * @property {Record<string, { id: string, score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { id: string, score: number | null, numericValue?: number }>} audits
 * @property {{ benchmarkIndex: number }} environment
 * @property {{ message: string }} [runtimeError]
 */

const path = createRequire(resolve(lighthouseFolder, 'package.json')).resolve('lighthouse');
/** @typedef {{ Trace?: { traceEvents: import('./statistics.mjs').TraceEvent[] } }} Artifacts */
/** @type {{ default: (address: string, flags: object) => Promise<{ lhr: Report, artifacts: Artifacts } | undefined> }} */
const { default: lighthouse } = await import(pathToFileURL(path).href);

const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
};

/** Occasionally a trace lacks the start of the load (NO_NAVSTART), and Lighthouse recommends another attempt. */
const attempts = 3;

/**
 * @param {number} port of the browser's debugger
 * @param {string} address
 * @param {readonly string[]} categories
 * @returns {Promise<LighthouseRun>}
 * @throws when Lighthouse has no result after `attempts`
 */
export async function runLighthouse(port, address, categories, attempt = 1) {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    // Lighthouse 12 fetches robots.txt from within the page, whose policy forbids it (GoogleChrome/lighthouse#16597).
    skipAudits: ['robots-txt'],
    // Only for Lighthouse's own report, which is not used here.
    disableFullPageScreenshot: true,
  });
  if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
  const { categories: judged, audits, environment, runtimeError } = result.lhr;
  if (runtimeError && attempt < attempts) return runLighthouse(port, address, categories, attempt + 1);
  if (runtimeError) throw new Error(`Lighthouse, ${address}: ${runtimeError.message}`);

  const others = Object.values(judged).filter(({ id }) => id !== 'performance');
  const ids = new Set(others.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id)));
  return {
    scores: Object.fromEntries(Object.values(judged).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    figures: {
      ...Object.fromEntries(Object.entries(metrics).map(([name, id]) => [name, audits[id]?.numericValue ?? NaN])),
      work: simulatedBlocking(result.artifacts.Trace?.traceEvents ?? [], address),
    },
    faults: Object.values(audits).filter(({ id, score }) => ids.has(id) && score !== null && score < 1).map(({ id }) => id),
    benchmarkIndex: environment.benchmarkIndex,
  };
}
