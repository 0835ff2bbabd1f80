/**
 * `npm test` runs every check. Steps that need no other run side by side, because one alone leaves a core idle, and their output follows in
 * order. After a failure, it goes on with the steps that can still tell something. It ends with the steps that failed, with their tests and
 * the command that repeats each, and the totals.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { PassThrough } from 'node:stream';

const results = '.cache/results';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failedTests?: string[] }} Count
 * @type {{ name: string, script: string, count?: () => Count, needs?: string }[]} `needs` is the script of an earlier step
 */
const steps = [
  { name: 'Lint', script: 'lint' },
  { name: 'Type check and build', script: 'build' },
  { name: 'Format', script: 'format:check' },
  { name: 'Unit tests', script: 'test:unit', count: countUnit },
  { name: 'End-to-end tests', script: 'test:e2e', count: countEndToEnd, needs: 'build' },
];

const totals = { passed: 0, failed: 0, skipped: 0 };
/** @type {Map<string, string>} The scripts that failed, with a description. */
const failures = new Map();
/** @type {Set<string>} Why tests were skipped. */
const reasons = new Set();
rmSync(results, { recursive: true, force: true });
const started = new Map(steps.flatMap(({ script, needs }) => (needs ? [] : [[script, start(script)]])));

for (const [index, { name, script, count, needs = '' }] of steps.entries()) {
  console.log(`\n── Step ${index + 1} of ${steps.length}: ${name} ──`);
  const canRun = !failures.has(needs);
  const hasPassed = canRun && (await (started.get(script) ?? start(script))());
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

/**
 * Starts a script. The returned function prints its output, and resolves to whether it has passed.
 * @param {string} script
 * @returns {() => Promise<boolean>}
 */
function start(script) {
  const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };
  const shell = process.platform === 'win32';
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['inherit', 'pipe', 'pipe'], env, shell });
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
