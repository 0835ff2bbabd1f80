/** Runs Lighthouse by npx, because as a dependency it would make everybody's packages two thirds larger. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A fixed version, so that scores of different days can be compared. Later versions need a newer Node. */
const lighthouse = 'lighthouse@12.8.2';

/**
 * @typedef {object} Report the part of Lighthouse's report that the benchmark reads
 * @property {Record<string, { title: string, score: number | null }>} categories
 */

/**
 * Uses the default settings, which emulate a phone.
 * @param {number} port of the browser's debugger
 * @param {string} url
 * @returns {Promise<Record<string, number>>} scores from 0 to 100, by category
 * @throws if Lighthouse has no result, with its message
 */
export async function runLighthouse(port, url) {
  const settings = ['--no-enable-error-reporting', '--disable-full-page-screenshot', '--quiet', '--output=json'];
  const npx = ['-y', lighthouse, url, `--port=${port}`, ...settings];
  const { stdout } = await promisify(execFile)('npx', npx, { maxBuffer: Infinity, shell: process.platform === 'win32' });
  /** @type {Report} */
  const { categories } = JSON.parse(stdout);
  return Object.fromEntries(Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]));
}
