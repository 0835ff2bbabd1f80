/**
 * `npm test` runs every check. Steps that need no other run side by side, because one alone leaves a core idle, and their output follows in
 * order. After a failure, it goes on with the steps that can still tell something. It ends with the steps that failed, with their tests and
 * the command that repeats each, the tests that were skipped, and the totals. With words, such as `npm test -- focus /pricing`, it runs
 * only the unit tests that have one in their file, and the end-to-end tests that have one in their file, title, page, or check. With
 * `--changed`, it runs the unit tests that import a file with uncommitted changes, and the end-to-end tests beside it.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PassThrough } from 'node:stream';

/** @typedef {{ name: string, script: string, args?: string[], results?: string, needs?: string }} Step `needs` is the script of an earlier step */

const words = process.argv.slice(2);
const escaped = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
// Playwright compares a pattern with the file, the title, and the tags of each test.
const patterns = words.includes('--changed') ? besideChanges() : words.map(escaped);

/** @type {Step[]} */
const checks = [
  { name: 'Lint', script: 'lint' },
  { name: 'Type check and build', script: 'build' },
  { name: 'Format', script: 'format:check' },
  { name: 'Unit tests', script: 'test:unit', args: [...words, '--passWithNoTests'], results: '.cache/results/unit.xml' },
  {
    name: 'End-to-end tests',
    script: 'test:e2e',
    args: words.length ? ['--pass-with-no-tests', '--grep', patterns.join('|') || '(?!)'] : [],
    results: '.cache/results/endToEnd.xml',
    needs: 'build',
  },
];
const steps = checks.filter(({ script, results }) => !words.length || results || script === 'build');
const totals = { passed: 0, failed: 0, skipped: /** @type {string[]} */ ([]) };
/** @type {Map<string, string>} The scripts that failed, with a description. */
const failed = new Map();
rmSync('.cache/results', { recursive: true, force: true });
const started = new Map(steps.map((step) => [step, step.needs ? undefined : start(step)]));

for (const [step, print] of started) {
  const { name, script, results = '', needs = '' } = step;
  console.log(`\n── ${name} ──`);
  const hasPassed = !failed.has(needs) && (await (print ?? start(step))());
  // A step without tests counts as one check, and so does a test runner that crashed before it could count.
  const { passed, failures, skipped } = existsSync(results) ? count(results) : { passed: Number(hasPassed), failures: [], skipped: [] };
  totals.passed += passed;
  totals.failed += hasPassed ? 0 : Math.max(failures.length, 1);
  totals.skipped.push(...skipped);
  const done = passed ? 'Passed' : 'No test ran';
  const end = `${hasPassed ? done : `FAILED${failed.has(needs) ? `, because ${needs} did` : ''}`}: ${name}`;
  console.log(end);
  const again = words.length ? `npm test -- ${words.join(' ')}` : `npm run ${script}`;
  if (!hasPassed) failed.set(script, [`${end}. To repeat it: ${again}`, ...failures.slice(0, 20)].join('\n  '));
}

for (const description of failed.values()) console.log(`\n${description}`);
if (totals.skipped.length) console.log(['\nSkipped:', ...totals.skipped].join('\n  '));
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped.length} skipped`);
process.exit(totals.failed ? 1 : 0);

/** Patterns of the end-to-end tests in the folders of files with uncommitted changes, and of the changed checks. */
function besideChanges() {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = [...git('diff', '--name-only', '--relative', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  const textOf = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const checks = files.flatMap((file) => Array.from(textOf(file).matchAll(/^export const (\w+): Check/gm), ([, name]) => `@${name}`));
  return [...checks, ...files.map((file) => `${escaped(dirname(file))}/[^/]+\\.spec\\.ts`)];
}

/**
 * Starts the script of a step. The returned function prints its output, and resolves to whether it has passed.
 * @param {Step} step
 * @returns {() => Promise<boolean>}
 */
function start({ script, args = [] }) {
  const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };
  const shell = process.platform === 'win32';
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], { stdio: ['inherit', 'pipe', 'pipe'], env, shell });
  // Holds the output of a step until its turn, which must not stop the step.
  const output = new PassThrough({ highWaterMark: 2 ** 26 });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
  /** @type {Promise<boolean>} */
  const hasPassed = new Promise((resolve) => child.on('close', (status) => resolve(status === 0)));
  hasPassed.then(() => output.end());
  return async () => {
    for await (const text of output) process.stdout.write(text);
    return hasPassed;
  };
}

/**
 * Counts the tests in a file of JUnit, which both test runners write.
 * @param {string} file
 */
function count(file) {
  const tests = readFileSync(file, 'utf8').split('<testcase ').slice(1);
  const failures = tests.filter((test) => /<(failure|error)\b/.test(test)).map(nameOf);
  const skipped = tests.filter((test) => test.includes('<skipped')).map(nameOf);
  return { passed: tests.length - failures.length - skipped.length, failures, skipped };
}

/** @param {string} test a test in a file of JUnit, to which Playwright adds why it was skipped */
function nameOf(test) {
  /** @type {Record<string, string>} */
  const characters = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  const [, name = ''] = /(?:^| )name="([^"]*)"/.exec(test) ?? [];
  const [, reason] = /"skip" value="([^"]*)"/.exec(test) ?? [];
  return (reason ? `${name}: ${reason}` : name).replace(/&(\w+);/g, (reference, key) => characters[key] ?? reference);
}
