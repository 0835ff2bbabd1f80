/**
 * `npm test` runs every check, cheapest first. The steps of a group run in parallel, and a group with a failure is the last.
 * It ends with the report and the totals.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

const results = '.cache/results';
/** The end-to-end tests write this report. */
const report = '.cache/report/index.html';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {{ name: string, script: string, count?: () => Count }} Step
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
  [{ name: 'End-to-end tests', script: 'test:e2e', count: countEndToEnd }],
];

const totals = { passed: 0, failed: 0, skipped: 0 };
for (const folder of [results, dirname(report)]) rmSync(folder, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

for (const steps of groups) {
  console.log(`\n── ${steps.map(({ name }) => name).join(', ')} ──`);
  const failed = await Promise.all(steps.map(run));
  if (failed.includes(true)) break;
}

if (existsSync(report)) console.log(`\nResults by criterion: ${report}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`);
process.exit(totals.failed ? 1 : 0);

/**
 * Runs a step and adds its counts to the totals.
 * @param {Step} step
 * @returns {Promise<boolean>} whether it failed
 */
async function run({ name, script, count }) {
  const start = Date.now();
  const npm = spawn('npm', ['run', '--silent', script], { stdio: 'inherit', shell: process.platform === 'win32' });
  const hasPassed = await new Promise((resolve) => npm.on('close', (status) => resolve(status === 0)));
  // A step without tests counts as one check, and so does a test runner that crashed before it could count.
  const counted = read(count) ?? { passed: Number(hasPassed), failed: Number(!hasPassed), skipped: 0 };
  totals.passed += counted.passed;
  totals.failed += hasPassed ? counted.failed : Math.max(counted.failed, 1);
  totals.skipped += counted.skipped;
  console.log(`${hasPassed ? 'Passed' : 'FAILED'}: ${name}, ${Math.round((Date.now() - start) / 1000)} s`);
  return !hasPassed;
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
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(`${results}/unit.json`, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

function countEndToEnd() {
  const { stats } = JSON.parse(readFileSync(`${results}/endToEnd.json`, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
