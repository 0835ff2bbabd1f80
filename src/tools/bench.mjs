/**
 * `npm run bench` measures how fast the last build loads on a slow phone. It is not a test, because it depends on the machine. With another
 * build, `npm run bench -- / /docs --runs=5 --beside=../old/dist` compares two pages of both.
 */
import { parseArgs } from 'node:util';
import { builtPaths, serve } from './builtSite.mjs';
import { measureLoad } from './measureLoad.mjs';

const options = /** @type {const} */ ({ runs: { type: 'string', default: '3' }, beside: { type: 'string' } });
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const paths = positionals.length ? positionals : builtPaths();

const sites = [await serve(), ...(values.beside ? [await serve(values.beside)] : [])];
/** @type {Record<string, Record<string, number>>} */
const rows = {};
for (const path of paths) {
  const loads = sites.map(() => /** @type {Record<string, number>[]} */ ([]));
  // Alternates, so that a temporarily slow machine affects both.
  for (let run = 0; run < Number(values.runs); run++)
    for (const [index, { origin }] of sites.entries()) loads[index]?.push(await measureLoad(origin + path));
  for (const [index, all] of loads.entries()) rows[index ? `${path} beside` : path] = medians(all);
  console.log(`${path} is measured.`);
}
await Promise.all(sites.map((site) => site.close()));
console.log(`\nMedians of ${values.runs} loads with 4x CPU and slow 4G, in milliseconds:`);
console.table(rows);

/** @param {readonly Record<string, number>[]} loads */
function medians(loads) {
  const medianOf = (/** @type {string} */ name) =>
    loads.map((load) => load[name] ?? NaN).toSorted((a, b) => a - b)[loads.length >> 1] ?? NaN;
  return Object.fromEntries(Object.keys(loads[0] ?? {}).map((name) => [name, Math.round(medianOf(name) * 1000) / 1000]));
}
