/**
 * `npm run bench:growth`: builds copies of the site with many more pages of docs and many more questions, and shows what grows.
 * What a page weighs that has nothing to do with them must stay the same: the command fails when it does not.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { addDocsPages, addQuestions } from './grow.mjs';
import { measureLoad } from './measureLoad.mjs';
import { results } from './settings.mjs';
import { medians } from './statistics.mjs';
import { launch, serve } from './surroundings.mjs';
import { textTable } from './tables.mjs';

/**
 * @typedef {Record<'html' | 'css' | 'script', number>} Bytes
 * @typedef {object} Growth
 * @property {number} docs generated pages of the docs
 * @property {number} questions generated ones
 * @property {{ seconds: number, cpuSeconds: number, peakMegabytes: number, sizeMegabytes: number }} build
 * @property {Bytes} unrelated of a page that has nothing to do with either, brotli
 * @property {Bytes} docsPage of the last page of the docs
 * @property {Bytes} faqPage
 * @property {Record<string, number>} faq figures of its load on a slow telephone, in ms
 */

const unrelated = '/terms';
const cases = [
  { docs: 0, questions: 0 },
  { docs: 10, questions: 0 },
  { docs: 100, questions: 0 },
  { docs: 1000, questions: 0 },
  { docs: 0, questions: 100 },
  { docs: 0, questions: 1000 },
];
/** Of the part that must not grow: names of files carry hashes, which compress a little better or worse. */
const tolerance = 0.005;
const faqRuns = 5;

const { browser } = await launch();
/** @type {Growth[]} */
const found = [];
for (const { docs, questions } of cases) {
  const folder = copySite();
  addDocsPages(folder, docs);
  addQuestions(folder, questions);
  const build = buildSite(folder);
  const site = await serve(relative('.', join(folder, 'dist')));
  const weigh = (/** @type {string} */ path) => weighPage(site.origin, path, join(folder, 'dist'));
  const [other, docsPage, faqPage] = [await weigh(unrelated), await weigh(docs ? `/docs/guide${docs}` : '/docs'), await weigh('/resources')];
  const loads = [];
  // The docs do not change that page.
  for (let run = 0; run < (docs ? 0 : faqRuns); run++) loads.push(await measureLoad(browser, `${site.origin}/resources`));
  await site.close();
  rmSync(folder, { recursive: true });
  found.push({ docs, questions, build, unrelated: other, docsPage, faqPage, faq: medians(loads.map(({ figures }) => figures)) });
  console.log(`${docs} more pages of docs, ${questions} more questions: built in ${build.seconds.toFixed(0)} s`);
}
await browser.close();

mkdirSync(results, { recursive: true });
writeFileSync(join(results, 'growth.json'), JSON.stringify(found, null, 2));
console.log(`\n${textTable(table(found))}`);
const grown = /** @type {const} */ (['html', 'css', 'script']).filter((kind) => {
  const [first = 0, ...others] = found.map((growth) => growth.unrelated[kind]);
  return others.some((bytes) => bytes > first * (1 + tolerance));
});
console.log(grown.length ? `\n${unrelated} grows: ${grown.join(', ')}.` : `\n${unrelated} weighs the same, whatever the others hold.`);
process.exitCode = grown.length ? 1 : 0;

/** @returns {string} a folder with the sources of the site, and its packages */
function copySite() {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  const left = new Set(['node_modules', 'dist', '.cache', '.git']);
  cpSync('.', folder, { recursive: true, filter: (file) => !left.has(relative('.', file)) });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/**
 * In a process of its own, which tells what it has used.
 * @param {string} folder
 */
function buildSite(folder) {
  const script = `
    import { createBuilder } from 'vite';
    const builder = await createBuilder({ logLevel: 'error' });
    await builder.buildApp();
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    console.log(JSON.stringify({ cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMegabytes: maxRSS / 1000 }));`;
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build in ${folder} has failed:\n${stderr}`);
  /** @type {{ cpuSeconds: number, peakMegabytes: number }} */
  const used = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  return { seconds, ...used, sizeMegabytes: sizeOfFolder(join(folder, 'dist')) / 1e6 };
}

/**
 * What a page asks for by itself, as a static host sends it.
 * @param {string} origin
 * @param {string} path
 * @param {string} dist
 * @returns {Promise<Bytes>}
 */
async function weighPage(origin, path, dist) {
  const page = await browser.newPage();
  /** @type {Set<string>} */
  const files = new Set([`${path}.html`]);
  page.on('request', (request) => files.add(new URL(request.url()).pathname));
  await page.goto(origin + path);
  await page.waitForSelector('html[data-app=here]', { state: 'attached' });
  await page.close();
  const bytes = { html: 0, css: 0, script: 0 };
  for (const file of files) {
    const kind = { '.html': /** @type {const} */ ('html'), '.css': /** @type {const} */ ('css'), '.js': /** @type {const} */ ('script') }[extname(file)];
    if (kind) bytes[kind] += statSync(join(dist, `${file}.br`)).size;
  }
  return bytes;
}

/** @param {string} folder */
function sizeOfFolder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

/**
 * @param {readonly Growth[]} rows
 * @returns {import('./tables.mjs').Table}
 */
function table(rows) {
  const kilo = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
  const whole = (/** @type {number | undefined} */ figure) => figure?.toFixed(0) ?? '–';
  return {
    caption: 'What grows (bytes as brotli, in kB; the questions page on a slow telephone, in ms)',
    head: [
      'Docs', 'questions', 'build, s', 'CPU, s', 'peak, MB', 'dist, MB', `${unrelated}: HTML`, 'CSS', 'script',
      'last docs page: HTML', 'script', 'questions page: HTML', 'script', 'ms of script', 'CPU', 'TBT',
    ],
    rows: rows.map(({ docs, questions, build, unrelated: other, docsPage, faqPage, faq }) => [
      `+${docs}`, `+${questions}`, whole(build.seconds), whole(build.cpuSeconds), whole(build.peakMegabytes), build.sizeMegabytes.toFixed(1),
      kilo(other.html), kilo(other.css), kilo(other.script), kilo(docsPage.html), kilo(docsPage.script),
      kilo(faqPage.html), kilo(faqPage.script), whole(faq.script), whole(faq.cpu), whole(faq.tbt),
    ]),
  };
}
