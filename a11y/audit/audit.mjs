/**
 * `npm run audit` builds the site, runs the tests on every page and in every state, and publishes and tests the report.
 * `-- --signed results.csv` adds the results of manual tests: the filled in `manual.csv` of an earlier report.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { signed } = parseArgs({ options: { signed: { type: 'string' } } }).values;
// What does not count must be known before the tests run.
if (signed) (await runnerImport('./a11y/audit/report/sheet.ts')).module.signaturesIn(signed);

const steps = [
  { name: 'Build', command: 'npm run --silent build' },
  // A failed test does not stop the audit, because the report must show it.
  { name: 'Tests', command: 'npx playwright test -c a11y', env: { AUDIT: '1', ...(signed && { SIGNED: resolve(signed) }) } },
  // This build copies the report, and the accessibility statement links to it.
  { name: 'Build with the report', command: 'npm run --silent build' },
  { name: 'Tests of the report', command: 'npx playwright test -c a11y --reporter=list report.spec html.spec --grep report' },
];

const failed = steps.filter(({ name, command, env }) => {
  console.log(`\n── ${name} ──`);
  return spawnSync(command, { stdio: 'inherit', shell: true, env: { ...process.env, ...env } }).status !== 0;
});
if (failed.length) console.error(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
console.log('\nThe report is in dist/accessibility/report/. Open its index.html, or run npm run preview and go to /accessibility.');
process.exit(failed.length ? 1 : 0);
