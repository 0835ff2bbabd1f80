/** `npm run audit`: builds, runs the whole suite at length with both engines, writes the report, and tests that too. */
import { spawnSync } from 'node:child_process';

/** @type {{ name: string, command: string[], env?: Record<string, string> }[]} */
const steps = [
  { name: 'Build', command: ['npm', 'run', '--silent', 'build'] },
  // A fault does not stop it: the report must say what was found.
  { name: 'Audit', command: ['npx', 'playwright', 'test', '-c', 'a11y'], env: { AUDIT: '1' } },
  { name: 'The report itself', command: ['npx', 'playwright', 'test', '-c', 'a11y', 'report.spec', 'html.spec'] },
];

let failed = 0;
for (const [index, { name, command: [program = '', ...parts], env }] of steps.entries()) {
  console.log(`\n── ${index + 1}/${steps.length} ${name} ──`);
  const { status } = spawnSync(program, parts, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  if (status !== 0) failed++;
  if (status !== 0 && name === 'Build') break;
}
process.exit(failed ? 1 : 0);
