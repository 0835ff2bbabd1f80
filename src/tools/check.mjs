/** `npm test`: every check, cheapest first. Stops at the first step that fails, and ends with the report and the totals. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

const results = '.cache/results';
/** The end-to-end tests write it. */
const report = '.cache/report/index.html';

/** @type {{ name: string, script: string, count?: () => { passed: number, failed: number, skipped: number } }[]} */
const steps = [
  { name: 'Type check', script: 'typecheck' },
  { name: 'Lint', script: 'lint' },
  { name: 'Unit tests', script: 'test:unit', count: countUnit },
  { name: 'Build', script: 'build' },
  { name: 'End-to-end tests', script: 'test:e2e', count: countEndToEnd },
];

const totals = { passed: 0, failed: 0, skipped: 0 };
for (const folder of [results, dirname(report)]) rmSync(folder, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

for (const [index, { name, script, count }] of steps.entries()) {
  const start = Date.now();
  console.log(`\n── ${index + 1}/${steps.length} ${name} ──`);
  const hasPassed =
    spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
  // A step that counts no tests is one check, and so is a test runner that died before it could count.
  const counted = read(count) ?? { passed: Number(hasPassed), failed: Number(!hasPassed), skipped: 0 };
  totals.passed += counted.passed;
  totals.failed += hasPassed ? counted.failed : Math.max(counted.failed, 1);
  totals.skipped += counted.skipped;
  console.log(`${hasPassed ? 'Passed' : 'FAILED'}: ${name}, ${Math.round((Date.now() - start) / 1000)} s`);
  if (!hasPassed) break;
}

if (existsSync(report)) console.log(`\nWhat was found, criterion by criterion: ${report}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`);
process.exit(totals.failed ? 1 : 0);

/** @param {(() => { passed: number, failed: number, skipped: number }) | undefined} count */
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
