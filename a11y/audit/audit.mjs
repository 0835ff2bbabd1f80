/**
 * `npm run audit` builds the site, runs the tests on every page and in every state, and publishes and tests the report.
 * `-- --signed results.csv` adds the results of manual tests: the filled in `manual.csv` of an earlier report.
 * `-- --at https://www.example.com/` tests what is published there, and says first what differs from the build.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

let at, signed;
try {
  ({ at, signed } = parseArgs({ options: { at: { type: 'string' }, signed: { type: 'string' } } }).values);
  // What does not count must be known before the tests run.
  if (signed && !existsSync(signed)) throw new Error(`There is no file ${signed}.`);
  if (signed) (await runnerImport('./a11y/audit/report/sheet.ts')).module.signaturesIn(signed);
  if (at && !/^https?:\/\/[^/\s]+\/?$/.test(at)) throw new Error(`${at} is not the root of a host, such as https://www.example.com/.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const env = { AUDIT: '1', ...(signed && { SIGNED: resolve(signed) }), ...(at && { AT: new URL(at).origin }) };
const steps = [
  { name: 'Build', command: 'npm run --silent build' },
  ...(at ? [{ name: `What ${at} sends`, run: () => compare(at) }] : []),
  // A failed test does not stop the audit, because the report must show it.
  { name: 'Tests', command: 'npx playwright test -c a11y', env },
  // This build copies the report, and the accessibility statement links to it.
  { name: 'Build with the report', command: 'npm run --silent build' },
  { name: 'Tests of the report', command: 'npx playwright test -c a11y --reporter=list report.spec hosts.spec' },
];

const failed = [];
for (const { name, run, command = '', env } of steps) {
  console.log(`\n── ${name} ──`);
  if (run) await run();
  else if (spawnSync(command, { stdio: 'inherit', shell: true, env: { ...process.env, ...env } }).status !== 0) failed.push(name);
}
if (failed.length) console.error(`\nFailed: ${failed.join(', ')}`);
console.log('\nThe report is dist/accessibility-report.html. Open it, or run npm run preview and go to /accessibility.');
process.exit(failed.length ? 1 : 0);

/**
 * Keeps the published pages for tests that read HTML, and the differences for the report.
 * @param {string} address
 */
async function compare(address) {
  /** @type {{ module: typeof import('../../src/build/hosts/differences') }} */
  const { module: hosts } = await runnerImport('./src/build/hosts/differences.ts');
  const { module: audit } = await runnerImport('./a11y/run.ts');
  const { module: site } = await runnerImport('./a11y/pages.ts');
  const lines = hosts.linesOf(await hosts.compare('dist', address));
  console.log(lines.join('\n\n') || 'Nothing differs from the build.');
  const files = new Map([['differences.json', JSON.stringify({ address, differences: lines })]]);
  for (const path of site.allPaths) files.set(`${path.replace(/\/$/, '/index')}.html`, await (await fetch(new URL(path, address))).text());
  rmSync(audit.served, { recursive: true, force: true });
  for (const [file, content] of files) {
    mkdirSync(dirname(join(audit.served, file)), { recursive: true });
    writeFileSync(join(audit.served, file), content);
  }
}
