/** Runs Lighthouse as a module, because its command line sends error reports. */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The setup installs Lighthouse here. In the main project it would make everybody's packages two thirds larger. */
export const lighthouseFolder = '.cache/lighthouse';

/**
* @typedef {object} Report the part of Lighthouse's report that the benchmark reads
 * @property {Record<string, { title: string, score: number | null }>} categories
 * @property {{ message: string }} [runtimeError]
 */

/**
* Uses the default settings, which emulate a phone.
* @param {number} port of the browser's debugger
* @param {string} url
* @returns {Promise<Record<string, number>>} scores from 0 to 100, by category
* @throws if Lighthouse has no result
 */
export async function runLighthouse(port, url) {
  const path = createRequire(resolve(lighthouseFolder, 'package.json')).resolve('lighthouse');
  /** @type {{ default: (url: string, flags: object) => Promise<{ lhr: Report } | undefined> }} */
  const { default: lighthouse } = await import(pathToFileURL(path).href);
  const { lhr } = (await lighthouse(url, { port, logLevel: 'error', disableFullPageScreenshot: true })) ?? {};
  if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse, ${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
  return Object.fromEntries(Object.values(lhr.categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]));
}
