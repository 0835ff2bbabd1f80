/**
 * `npm run bench:growth`: builds copies of the site with many more docs pages and questions, and shows what grows. Fails when a
 * page grows that contains neither.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serve } from '../builtSite.mjs';
import { copySite } from '../copySite.mjs';
import { addDocsPages, addQuestions } from '../growSite.mjs';
import { measureLoad } from './measureLoad.mjs';
import { results } from './settings.mjs';
import { medians } from './statistics.mjs';
import { launch } from './surroundings.mjs';
import { textTable } from './tables.mjs';

/**
 * @typedef {Record<'html' | 'css' | 'script', number>} Bytes
 * @typedef {object} Growth
 * @property {number} docs added docs pages
 * @property {number} questions added questions
 * @property {{ seconds: number, cpuSeconds: number, peakMegabytes: number, sizeMegabytes: number }} build
 * @property {Bytes} unrelated a page without docs and questions; brotli, like the next two
 * @property {Bytes} docsPage the last docs page
 * @property {Bytes} faqPage the page with the questions
 * @property {Record<string, number>} faq its load on a slow phone, in ms
 */

const folder = '.cache/growth';
const unrelated = '/terms';
const cases = [
  { docs: 0, questions: 0 },
  { docs: 10, questions: 0 },
  { docs: 100, questions: 0 },
  { docs: 1000, questions: 0 },
  { docs: 0, questions: 100 },
  { docs: 0, questions: 1000 },
];
/** How much the unrelated page may grow: the hashes in file names compress a little better or worse. */
const tolerance = 0.005;
const faqRuns = 5;

const { browser } = await launch();
/** @type {Growth[]} */
const found = [];
for (const { docs, questions } of cases) {
  copySite(folder);
  addDocsPages(folder, docs);
  addQuestions(folder, questions);
  const build = buildSite();
  const site = await serve(join(folder, 'dist'));
  const weigh = (/** @type {string} */ path) => weighPage(site.origin, path);
  const [other, docsPage, faqPage] = [await weigh(unrelated), await weigh(docs ? `/docs/guide${docs}` : '/docs'), await weigh('/resources')];
  const loads = [];
  // More docs pages do not change this page.
  for (let run = 0; run < (docs ? 0 : faqRuns); run++) loads.push(await measureLoad(browser, `${site.origin}/resources`));
  await site.close();
  rmSync(folder, { recursive: true });
  found.push({ docs, questions, build, unrelated: other, docsPage, faqPage, faq: medians(loads.map(({ figures }) => figures)) });
  console.log(`${docs} more docs pages, ${questions} more questions: built in ${build.seconds.toFixed(0)} s`);
}
await browser.close();

mkdirSync(results, { recursive: true });
writeFileSync(join(results, 'growth.json'), JSON.stringify(found, null, 2));
console.log(`\n${textTable(table(found))}`);
const grown = /** @type {const} */ (['html', 'css', 'script']).filter((kind) => {
  const [first = 0, ...others] = found.map((growth) => growth.unrelated[kind]);
  return others.some((bytes) => bytes > first * (1 + tolerance));
});
console.log(grown.length ? `\n${unrelated} grows: ${grown.join(', ')}.` : `\n${unrelated} does not grow.`);
process.exitCode = grown.length ? 1 : 0;

/** Builds the copy in a process of its own, which reports the time and memory that it took. */
function buildSite() {
  const script = `
    import { createBuilder } from 'vite';
    const builder = await createBuilder({ logLevel: 'error' });
    await builder.buildApp();
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    console.log(JSON.stringify({ cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMegabytes: maxRSS / 1000 }));`;
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${stderr}`);
  /** @type {{ cpuSeconds: number, peakMegabytes: number }} */
  const usage = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  return { seconds, ...usage, sizeMegabytes: sizeOfFolder(join(folder, 'dist')) / 1e6 };
}

/**
 * Adds up all files that a page loads by itself, as a static host sends them.
 * @param {string} origin
 * @param {string} path
 * @returns {Promise<Bytes>}
 */
async function weighPage(origin, path) {
  const page = await browser.newPage();
  /** @type {Set<string>} */
  const files = new Set([`${path}.html`]);
  page.on('request', (request) => files.add(new URL(request.url()).pathname));
  await page.goto(origin + path);
  await page.waitForSelector('html[data-js=ready]', { state: 'attached' });
  await page.close();
  const bytes = { html: 0, css: 0, script: 0 };
  for (const file of files) {
    const kind = { '.html': /** @type {const} */ ('html'), '.css': /** @type {const} */ ('css'), '.js': /** @type {const} */ ('script') }[extname(file)];
    if (kind) bytes[kind] += statSync(join(folder, 'dist', `${file}.br`)).size;
  }
  return bytes;
}

/** @param {string} directory */
function sizeOfFolder(directory) {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
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
    caption: 'What grows (brotli, in kB; the questions page on a slow phone, in ms)',
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
