/** Lighthouse, as a module: unlike its command line, it sends no error reports. */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where the set-up installs it: among everybody's packages it would make them two thirds larger. */
export const lighthouseFolder = '.cache/lighthouse';

/**
 * @typedef {object} Report what is read of Lighthouse's own report
 * @property {Record<string, { title: string, score: number | null }>} categories
 * @property {{ message: string }} [runtimeError]
 */

/**
 * Runs it with its default settings, those of a phone.
 * @param {number} port of the browser's debugger
 * @param {string} address
 * @returns {Promise<Record<string, number>>} the scores of 100, by category
 * @throws when Lighthouse has no result
 */
export async function runLighthouse(port, address) {
  const path = createRequire(resolve(lighthouseFolder, 'package.json')).resolve('lighthouse');
  /** @type {{ default: (address: string, flags: object) => Promise<{ lhr: Report } | undefined> }} */
  const { default: lighthouse } = await import(pathToFileURL(path).href);
  const { lhr } = (await lighthouse(address, { port, logLevel: 'error', disableFullPageScreenshot: true })) ?? {};
  if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse, ${address}: ${lhr?.runtimeError?.message ?? 'no result'}`);
  return Object.fromEntries(Object.values(lhr.categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]));
}
