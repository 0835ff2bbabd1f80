/**
 * `npm run bench` measures how fast the last build loads on a slow phone, compared with a copy of each page without scripts. It is not
 * a test, because it takes about a minute per page and depends on the machine. `npm run bench -- / /docs --runs=3` measures two pages.
 */
import { cpSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../browser.mjs';
import { builtPaths, serve } from '../builtSite.mjs';
import { freePort } from '../freePort.mjs';
import { runLighthouse } from './lighthouse.mjs';
import { measureLoad } from './measureLoad.mjs';
import { copyWithoutScripts } from './withoutScripts.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string', default: '3' } } });
const paths = positionals.length ? positionals : builtPaths();
const runs = Number(values.runs);

// Copies the site, so that a build during the benchmark does not change the measured files.
const [own, bare] = ['.cache/bench/site', '.cache/bench/without-scripts'];
for (const folder of [own, bare]) rmSync(folder, { recursive: true, force: true });
cpSync('dist', own, { recursive: true });
copyWithoutScripts(own, bare);
const [site, copy] = await Promise.all([serve(own), serve(bare)]);
const port = await freePort();
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArguments, `--remote-debugging-port=${port}`] });

/** @type {Record<string, Record<string, string | number>>} */
const rows = {};
// The first load of a browser is slower than any other.
await measureLoad(browser, site.origin + paths[0]);
for (const path of paths) {
  /** @type {{ with: import('./measureLoad.mjs').Load[], without: import('./measureLoad.mjs').Load[], scores: Record<string, number>[] }} */
  const measured = { with: [], without: [], scores: [] };
  // Alternates, so that a temporarily slow machine affects both.
  for (let run = 0; run < runs; run++) {
    measured.with.push(await measureLoad(browser, site.origin + path));
    measured.without.push(await measureLoad(browser, copy.origin + path));
    measured.scores.push(await runLighthouse(port, site.origin + path));
  }
  /** @type {(loads: typeof measured.with, name: keyof typeof measured.with[0]) => number} */
  const medianOf = (loads, name) => median(loads.map((load) => load[name]));
  rows[path] = {
    'LCP, ms': Math.round(medianOf(measured.with, 'lcp')),
    'without scripts': Math.round(medianOf(measured.without, 'lcp')),
    'ready, ms': Math.round(medianOf(measured.with, 'ready')),
    'TBT, ms': Math.round(medianOf(measured.with, 'tbt')),
    'TBT without': Math.round(medianOf(measured.without, 'tbt')),
    'longest task, ms': Math.round(medianOf(measured.with, 'longestTask')),
    CLS: Number(medianOf(measured.with, 'cls').toFixed(4)),
    requests: medianOf(measured.with, 'requests'),
    kB: Math.round(medianOf(measured.with, 'bytes') / 1000),
    ...Object.fromEntries(
      Object.keys(measured.scores[0] ?? {}).map((name) => [name, median(measured.scores.map((scores) => scores[name] ?? NaN))]),
    ),
  };
  console.log(`${path} is measured.`);
}
await browser.close();
await Promise.all([site.close(), copy.close()]);
console.log(`\nMedians of ${runs} on a slow phone (4x CPU, slow 4G); Lighthouse's scores are its own.`);
console.table(rows);

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
