/**
 * `npm test` runs every check, cheapest first. The steps of a group run in parallel. After a failure, it goes on with the steps that can
 * still tell something. It never is silent for long. It ends with the report, the steps that failed with their tests and the command that
 * repeats each, and the totals.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const results = '.cache/results';
/** In milliseconds. After a silence of this length, it prints which steps are running. */
const longSilence = 5000;

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failedTests?: string[] }} Count
 * @typedef {{ name: string, script: string, count?: () => Count, needs?: string }} Step `needs` is the script of an earlier step
 * @type {Step[][]}
 */
const groups = [
  [
    { name: 'Type check', script: 'typecheck' },
    { name: 'Lint', script: 'lint' },
    { name: 'Format', script: 'format:check' },
  ],
  [
    { name: 'Unit tests', script: 'test:unit', count: countUnit },
    { name: 'Build', script: 'build' },
  ],
  [{ name: 'End-to-end tests', script: 'test:e2e', count: countEndToEnd, needs: 'build' }],
];

/** The names of running steps, with their start. @type {Map<string, number>} */
const running = new Map();
let lastOutput = Date.now();
const totals = { passed: 0, failed: 0, skipped: 0 };
/** @type {(Step & { failedTests: string[] })[]} */
const failures = [];
/** @type {Set<string>} Why tests were skipped. */
const reasons = new Set();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

setInterval(() => {
  if (Date.now() - lastOutput < longSilence) return;
  print(`${Array.from(running, ([name, start]) => `${name}, ${secondsSince(start)} s`).join('; ')} …\n`);
}, 1000).unref();

for (const [index, steps] of groups.entries()) {
  console.log(`\n── Step ${index + 1} of ${groups.length}: ${steps.map(({ name }) => name).join(', ')} ──`);
  await Promise.all(steps.map(run));
}

for (const { name, script, failedTests } of failures) {
  console.log([`\nFAILED: ${name}. To repeat it: npm run ${script}`, ...failedTests.slice(0, 20)].join('\n  '));
}
for (const reason of reasons) console.log(`\nSkipped: ${reason}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`);
process.exit(totals.failed ? 1 : 0);

/**
 * Runs a step and adds its counts to the totals. A step whose `needs` has failed counts as failed.
 * @param {Step} step
 */
async function run(step) {
  const { name, script, count, needs } = step;
  const start = Date.now();
  running.set(name, start);
  const canRun = !failures.some((failure) => failure.script === needs);
  const hasPassed = canRun && (await npmRun(script));
  // A step without tests counts as one check, and so does a test runner that crashed before it could count.
  /** @type {Count} */
  const counted = (canRun && read(count)) || { passed: Number(hasPassed), failed: Number(!hasPassed), skipped: 0 };
  totals.passed += counted.passed;
  totals.failed += hasPassed ? counted.failed : Math.max(counted.failed, 1);
  totals.skipped += counted.skipped;
  if (!hasPassed) failures.push({ ...step, failedTests: counted.failedTests ?? [] });
  const outcome = hasPassed ? 'Passed' : canRun ? 'FAILED' : `NOT RUN, because ${needs} failed`;
  running.delete(name);
  print(`${outcome}: ${name}, ${secondsSince(start)} s\n`);
}

/**
 * @param {string} script of package.json
 * @returns {Promise<boolean>} whether it passed
 */
function npmRun(script) {
  // Pipes are no terminals, so programs need to be told to use colors.
  const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };
  const npm = spawn('npm', ['run', '--silent', script], { stdio: ['inherit', 'pipe', 'pipe'], env, shell: process.platform === 'win32' });
  for (const stream of [npm.stdout, npm.stderr]) stream.setEncoding('utf8').on('data', print);
  return new Promise((resolve) => npm.on('close', (status) => resolve(status === 0)));
}

/** @param {string} text */
function print(text) {
  lastOutput = Date.now();
  process.stdout.write(text);
}

/** @param {number} start */
function secondsSince(start) {
  return Math.round((Date.now() - start) / 1000);
}

/** @param {Step['count']} count */
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
