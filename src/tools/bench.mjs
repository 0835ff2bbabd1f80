/**
 * `npm run bench` measures how fast the last build loads on a slow phone, compared with a copy of each page without scripts. It is not
 * a test, because it depends on the machine. `npm run bench -- / /docs --runs=3` measures two pages.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from './browser.mjs';
import { builtPaths, serve } from './builtSite.mjs';
import { measureLoad } from './measureLoad.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string', default: '3' } } });
const paths = positionals.length ? positionals : builtPaths();

// Copies the site, so that a build during the benchmark does not change the measured files.
const [own, bare] = ['.cache/bench/site', '.cache/bench/without-scripts'];
for (const folder of [own, bare]) rmSync(folder, { recursive: true, force: true });
cpSync('dist', own, { recursive: true });
cpSync('dist', bare, { recursive: true });
for (const name of readdirSync(bare, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))) {
  const file = join(bare, name);
  const html = readFileSync(file, 'utf8').replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
  // The server hashes the inline script of the home page for its policy, so that page keeps a blank one.
  const page = name === 'index.html' ? html.replace('</head>', '<script data-app="" data-modules="">;</script></head>') : html;
  writeFileSync(file, page);
  // The server prefers the compressed copy.
  writeFileSync(`${file}.br`, brotliCompressSync(page));
}

const sites = { '': await serve(own), ' without scripts': await serve(bare) };
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArguments] });
// The first load of a browser is slower than any other.
await measureLoad(browser, sites[''].origin + paths[0]);
/** @type {Record<string, Record<string, number>>} */
const rows = {};
for (const path of paths) {
  /** @type {Record<string, Record<string, number>[]>} */
  const loads = {};
  // Alternates, so that a temporarily slow machine affects both.
  for (let run = 0; run < Number(values.runs); run++)
    for (const [copy, { origin }] of Object.entries(sites)) (loads[path + copy] ??= []).push(await measureLoad(browser, origin + path));
  for (const [row, all] of Object.entries(loads)) rows[row] = medians(all);
  console.log(`${path} is measured.`);
}
await browser.close();
await Promise.all(Object.values(sites).map((site) => site.close()));
console.log(`\nMedians of ${values.runs} loads with 4x CPU and slow 4G, in milliseconds:`);
console.table(rows);

/** @param {readonly Record<string, number>[]} loads */
function medians(loads) {
  const medianOf = (/** @type {string} */ name) =>
    loads.map((load) => load[name] ?? NaN).toSorted((a, b) => a - b)[loads.length >> 1] ?? NaN;
  return Object.fromEntries(Object.keys(loads[0] ?? {}).map((name) => [name, Math.round(medianOf(name) * 1000) / 1000]));
}
