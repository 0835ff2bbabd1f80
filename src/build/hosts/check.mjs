/**
 * `npm run check:hosts -- https://www.example.com/hub/` compares what is published at that URL with the build. Without a URL, nginx publishes
 * the build with the example configuration, in a folder and at the root.
 */
import { spawnSync } from 'node:child_process';
import { runnerImport } from 'vite';
import { findProgram } from '../../tools/browser.mjs';

const [address] = process.argv.slice(2);
const canStart = address ? /^https?:/.test(address) && URL.canParse(address) : findProgram(['nginx']);
if (!canStart) {
  const needed = 'This test needs nginx. On Debian: apt-get install nginx libnginx-mod-http-brotli-static';
  console.error(address ? `${address} is no URL, such as https://www.example.com/.` : needed);
  process.exit(1);
}

for (const base of address ? [new URL(address).pathname.replace(/\/?$/, '/')] : ['/hub/', '/']) {
  const build = spawnSync(`npm run --silent build -- --base=${base}`, { stdio: 'inherit', shell: true });
  if (build.status !== 0) process.exit(1);
  /** @type {{ module: typeof import('./nginx') }} */
  const { module } = await runnerImport('./src/build/hosts/nginx.ts');
  const { alsoExpected, compare, linesOf, startNginx } = module;
  const host = address ? { address, stop() {} } : await startNginx('dist', base);
  const compared = compare('dist', host.address, address ? {} : alsoExpected).finally(host.stop);
  const found = await compared.catch(({ message }) => {
    console.error(`${host.address} does not answer: ${message}`);
    process.exit(1);
  });
  for (const line of linesOf(found)) console.log(`\n${line}`);
  console.log(found.length ? '' : `\n${host.address} sends what the build promises.`);
  if (found.length) process.exitCode = 1;
}
