/**
 * `npm run check:hosts -- https://www.example.com/hub/` compares what is published at that URL with the build. Without a URL, it tests nginx with
 * the example configuration.
 */
import { spawnSync } from 'node:child_process';
import { runnerImport } from 'vite';

const [address] = process.argv.slice(2);
const base = address ? new URL(address).pathname.replace(/\/?$/, '/') : '/';
/** @param {string} command */
const run = (command) => spawnSync(command, { stdio: 'inherit', shell: true }).status ?? 1;

const status = run(`npm run --silent build -- --base=${base}`);
if (status || !address) process.exit(status || run('npx playwright test -c src/build/hosts'));

/** @type {{ module: typeof import('./differences') }} */
const { module } = await runnerImport('./src/build/hosts/differences.ts');
const { differences } = await module.compare('dist', address).catch(({ message }) => {
  console.error(`${address} does not answer: ${message}`);
  process.exit(1);
});
for (const line of module.linesOf(differences)) console.log(`\n${line}`);
console.log(differences.length ? '' : `\n${address} sends what the build promises.`);
process.exit(differences.length ? 1 : 0);
