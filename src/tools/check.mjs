/**
 * `npm test` runs every check. Steps that need no other run side by side, because one alone leaves a core idle, and their output follows in
 * order. After a failure, it goes on with the steps that can still tell something. It ends with the steps that failed, with their tests and
 * the command that repeats each, and the totals. With words, such as `npm test -- focus /pricing`, it runs only the tests that have one in
 * their file, title, page, or check. With `--changed`, it runs the unit tests that import a file with uncommitted changes, and the
 * end-to-end tests beside it.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { PassThrough } from 'node:stream';

const results = '.cache/results';

/** @typedef {{ passed: number, failed: number, skipped: number, failedTests?: string[] }} Count */

const selected = process.argv.slice(2);
const isChanged = selected.includes('--changed');
const words = isChanged ? testsBesideChanges() : selected;
const unit = isChanged ? ['--changed'] : words;
// Playwright compares a pattern with the file, the title, and the tags of each test.
const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');

/** @type {{ name: string, script: string, args?: string[] | undefined, count?: () => Count, needs?: string }[]} `needs` is the script of an earlier step */
const steps = [
  ...(selected.length ? [] : [{ name: 'Lint', script: 'lint' }]),
  { name: 'Type check and build', script: 'build' },
  ...(selected.length ? [] : [{ name: 'Format', script: 'format:check' }]),
  { name: 'Unit tests', script: 'test:unit', args: [...unit, '--passWithNoTests'], count: countUnit },
  ...(isChanged && !pattern ? [] : [endToEnd()]),
];

function endToEnd() {
  const args = pattern ? ['--pass-with-no-tests', '--grep', pattern] : [];
  return { name: 'End-to-end tests', script: 'test:e2e', args, count: countEndToEnd, needs: 'build' };
}

const totals = { passed: 0, failed: 0, skipped: 0 };
/** @type {Map<string, string>} The scripts that failed, with a description. */
const failures = new Map();
/** @type {Set<string>} Why tests were skipped. */
const reasons = new Set();
rmSync(results, { recursive: true, force: true });
const started = new Map(steps.flatMap(({ script, args, needs }) => (needs ? [] : [[script, start(script, args)]])));

for (const [index, { name, script, args, count, needs = '' }] of steps.entries()) {
  console.log(`\n── Step ${index + 1} of ${steps.length}: ${name} ──`);
  const canRun = !failures.has(needs);
  const hasPassed = canRun && (await (started.get(script) ?? start(script, args))());
  // A step without tests counts as one check, and so does a test runner that crashed before it could count.
  /** @type {Count} */
  const { passed, failed, skipped, failedTests = [] } = (canRun && read(count)) || { passed: Number(hasPassed), failed: 0, skipped: 0 };
  totals.passed += passed;
  totals.failed += hasPassed ? failed : Math.max(failed, 1);
  totals.skipped += skipped;
  if (!hasPassed) failures.set(script, [`FAILED: ${name}. To repeat it: npm run ${script}`, ...failedTests.slice(0, 20)].join('\n  '));
  console.log(hasPassed ? `Passed: ${name}` : canRun ? `FAILED: ${name}` : `NOT RUN, because ${needs} failed: ${name}`);
}

for (const failure of failures.values()) console.log(`\n${failure}`);
for (const reason of reasons) console.log(`\nSkipped: ${reason}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`);
process.exit(totals.failed ? 1 : 0);

/** The end-to-end tests in the folders of files with uncommitted changes, and the changed checks. */
function testsBesideChanges() {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = [...git('diff', '--name-only', '--relative', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  const folders = Array.from(new Set(files.map((file) => dirname(file)))).filter((folder) => existsSync(folder));
  const specs = folders.flatMap((folder) => readdirSync(folder)).filter((file) => file.endsWith('.spec.ts'));
  return [...specs, ...files.filter((file) => file.startsWith('a11y/checks/')).map((file) => `@${basename(file, '.ts')}`)];
}

/**
 * Starts a script. The returned function prints its output, and resolves to whether it has passed.
 * @param {string} script
 * @param {string[]} [args]
 * @returns {() => Promise<boolean>}
 */
function start(script, args = []) {
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

/** @param {(() => Count) | undefined} count */
function read(count) {
  try {
    return count?.();
  } catch {
    return undefined;
  }
}

function countUnit() {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(`${results}/unit.json`, 'utf8'));
  /** @type {{ status: string, ancestorTitles: string[], fullName: string }[]} */
  const tests = testResults.flatMap((/** @type {{ assertionResults: object[] }} */ file) => file.assertionResults);
  for (const { status, ancestorTitles } of tests) if (status === 'skipped') reasons.add(ancestorTitles.join(' '));
  const failedTests = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, failedTests };
}

function countEndToEnd() {
  const { stats } = JSON.parse(readFileSync(`${results}/endToEnd.json`, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
