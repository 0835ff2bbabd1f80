/**
 * `npm run audit:barriers` adds one barrier after the other to the last build, and expects a test of its check to fail.
 * `-- reflow tables` runs those of two checks. The next report of the same commit includes the results of all runs of that commit.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { preview, runnerImport } from 'vite';
import { builtPaths } from '../../../src/tools/builtSite.mjs';
import { currentCommit } from '../../../src/tools/commit.mjs';

/**
 * @import * as Barriers from './barriers'
 * @typedef {{ name: string, outcome: 'found' | 'missed' | 'no tests', test: string, message: string, criteria: string[] }} Result
 */

// Without a build, this ends the program.
builtPaths([]);
/** @type {{ module: typeof Barriers }} */
const { module } = await runnerImport('./a11y/audit/barriers/barriers.ts');
const known = Object.keys(module.allBarriers());
const wanted = process.argv.slice(2);
// A check has one barrier or more: `prose: justified text`.
const chosen = wanted.flatMap((name) => {
  const found = known.filter((one) => one === name || one.startsWith(`${name}: `));
  if (found.length) return found;
  console.error(`There is no barrier ${name}. There are: ${known.join(', ')}.`);
  process.exit(1);
});

const server = await preview({ preview: { port: Number(process.env.TEST_PORT ?? 4190) }, logLevel: 'error' });
/** @type {Result[]} */
const results = [];
for (const name of chosen.length ? chosen : known) {
  const result = await run(name);
  results.push(result);
  console.log(`${result.outcome.padEnd(8)}  ${name}${result.test && `: ${result.test}\n          ${result.message}`}`);
}
await server.close();
const [file, now] = ['.cache/audit/barriers.json', currentCommit()];
const record = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
/** @type {Result[]} */
const earlier = record.commit === now.commit && !record.isChanged ? record.results : [];
mkdirSync('.cache/audit', { recursive: true });
const others = earlier.filter(({ name }) => !results.some((result) => result.name === name));
writeFileSync(file, JSON.stringify({ ...now, results: [...others, ...results] }));
const missed = results.filter(({ outcome }) => outcome !== 'found');
console.log(
  `\n${results.length - missed.length} of ${results.length} barriers found${missed.length ? `; not found: ${missed.map(({ name }) => name).join(', ')}` : ''}`,
);
process.exit(missed.length ? 1 : 0);

/**
 * @param {string} name
 * @returns {Promise<Result>}
 */
async function run(name) {
  const tests = `@${name.split(': ')[0]}\\b`;
  const child = spawn('npx', ['playwright', 'test', '-c', 'a11y', '--grep', tests, '--max-failures=1', '--workers=1', '--reporter=json'], {
    env: { ...process.env, BARRIER: name },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  let json = '';
  for await (const text of child.stdout) json += text;
  const { stats, suites } = JSON.parse(json);
  if (stats.expected + stats.unexpected === 0) return { name, outcome: 'no tests', test: '', message: '', criteria: [] };
  const specs = suites.flatMap(specsIn);
  const criteria = specs[0].tags.filter((/** @type {string} */ tag) => /^\d/.test(tag));
  for (const { title, tests } of specs) {
    const { annotations = [], errors = [] } = tests[0].results[0] ?? {};
    const messages = errors.map((/** @type {Error} */ { message }) => message);
    const { findings } = module.readAnnotations(annotations, messages);
    const broken = new Set(findings.flatMap(({ breaks = criteria }) => breaks));
    if (findings[0]) return { name, outcome: 'found', test: title, message: module.describe(findings[0]), criteria: [...broken] };
  }
  return { name, outcome: 'missed', test: '', message: '', criteria };
}

/**
 * @param {any} suite
 * @returns {any[]}
 */
function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}
