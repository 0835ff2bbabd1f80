/**
 * `npm run bench`: measures how fast the last build is, each page beside a copy of itself without scripts. It is not a test,
 * because it takes long and its figures depend on the machine. Options: `--runs=5`, `--routes=/,/docs`, and `--quick` for two pages once.
 */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtPaths, serve } from '../builtSite.mjs';
import { missedBudgets } from './budgets.mjs';
import { interactions, measureInteraction } from './interactions.mjs';
import { measureLoad } from './measureLoad.mjs';
import { reportPage } from './reportPage.mjs';
import { runLighthouse } from './runLighthouse.mjs';
import { readOptions, results } from './settings.mjs';
import { median, medians } from './statistics.mjs';
import { buildIfMissing, describe, launch } from './surroundings.mjs';
import { tables, textTable } from './tables.mjs';
import { copyWithoutScripts } from './withoutScript.mjs';

/**
 * @typedef {import('./results.ts').Figures} Figures
 * @typedef {import('./results.ts').Results} Results
 * @typedef {import('./results.ts').Samples} Samples
 */

const allCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** How long one measurement takes on two cores, in seconds. */
const takes = { page: 45, interaction: 4 };
/** Further loads of each run, for LCP alone: single loads differ by a tenth, and the budget is narrower. */
const extraLoads = { count: 3, quietFor: 1000 };

buildIfMissing();
const { runs, paths } = readOptions(process.argv.slice(2), builtPaths());

const [own, stripped] = [join(results, 'site'), join(results, 'without-script')];
for (const folder of [own, stripped]) rmSync(folder, { recursive: true, force: true });
// Both are copies, so that a build in the meantime does not change what is measured.
cpSync('dist', own, { recursive: true });
copyWithoutScripts(own, stripped);
const [site, bare] = await Promise.all([serve(own), serve(stripped)]);
const { browser, port } = await launch();

/** @type {Results} */
const found = { ...describe(browser, { runs, paths }), pages: [], interactions: [] };
const minutes = (runs * (paths.length * takes.page + interactions.length * takes.interaction)) / 60;
console.log(`${paths.length} pages and ${interactions.length} interactions, ${runs} times each: about ${Math.ceil(minutes)} minutes.`);

// The first load of a browser is slower than any other.
for (const { origin } of [site, bare]) await measureLoad(browser, origin + paths[0]);

for (const path of paths) {
  const samples = { with: newSamples(), without: newSamples() };
  for (let run = 0; run < runs; run++) {
    // Alternately, so that whatever slows the machine down for a while affects both.
    await sample(samples.with, site.origin + path, run === 0 ? allCategories : ['performance']);
    await sample(samples.without, bare.origin + path, ['performance']);
  }
  const faults = samples.with.lighthouse[0]?.faults ?? [];
  const page = { path, with: figuresOf(samples.with), without: figuresOf(samples.without), faults, samples };
  found.pages.push(page);
  say(`${path}: LCP ${Math.round(page.with.load.lcp ?? NaN)} ms, without scripts ${Math.round(page.without.load.lcp ?? NaN)} ms`);
  save();
}

for (const interaction of interactions) {
  /** @type {{ fast: number[], slow: number[] }} */
  const samples = { fast: [], slow: [] };
  for (let run = 0; run < runs; run++) {
    samples.fast.push(await measureInteraction(browser, site.origin, interaction, false));
    samples.slow.push(await measureInteraction(browser, site.origin, interaction, true));
  }
  const { fast = NaN, slow = NaN } = medians(samples.fast.map((time, run) => ({ fast: time, slow: samples.slow[run] ?? NaN })));
  found.interactions.push({ name: interaction.name, path: interaction.path, fast, slow, samples });
  say(`${interaction.name}: ${Math.round(fast)} ms, slowed down ${Math.round(slow)} ms`);
  save();
}

await browser.close();
await Promise.all([site.close(), bare.close()]);

for (const table of tables(found)) console.log(`\n${textTable(table)}`);
const missed = missedBudgets(found);
console.log(missed.length ? `\nBudgets missed:\n${missed.map((line) => `  ${line}`).join('\n')}` : '\nEvery budget is kept.');
console.log(`\nOpen ${pathToFileURL(join(results, 'index.html'))}; every sample is in ${join(results, 'results.json')}.`);

/** @returns {Samples} */
function newSamples() {
  return { loads: [], lcps: [], lighthouse: [] };
}

/**
 * @param {Samples} samples
 * @param {string} address
 * @param {readonly string[]} categories of Lighthouse; all but performance find the same each time
 */
async function sample(samples, address, categories) {
  const load = await measureLoad(browser, address);
  samples.loads.push(load);
  samples.lcps.push(load.figures.lcp);
  for (let extra = 0; extra < extraLoads.count; extra++) samples.lcps.push((await measureLoad(browser, address, extraLoads.quietFor)).figures.lcp);
  samples.lighthouse.push(await runLighthouse(port, address, categories));
}

/**
 * @param {Samples} samples
 * @returns {Figures}
 */
function figuresOf({ loads, lcps, lighthouse }) {
  const performance = medians(lighthouse.map(({ scores }) => ({ performance: scores.performance ?? NaN })));
  return {
    load: { ...medians(loads.map(({ figures }) => figures)), lcp: median(lcps) },
    bytes: medians(loads.map(({ bytes }) => bytes)),
    lighthouse: medians(lighthouse.map(({ figures }) => figures)),
    scores: { ...lighthouse[0]?.scores, ...performance },
  };
}

/** Called after each page, so that an interrupted benchmark keeps its results. */
function save() {
  writeFileSync(join(results, 'results.json'), JSON.stringify(found, null, 2));
  writeFileSync(join(results, 'index.html'), reportPage(found, missedBudgets(found)));
}

/** @param {string} line */
function say(line) {
  console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
}
