/**
 * `npm run audit`: builds, runs the whole suite at length with both engines, writes the report, publishes it and tests it.
 * `-- --shard=1/4` runs one part of four, and leaves its results in `.cache/audit/shards/`; `-- --merge [FOLDER]` makes the
 * report out of all parts, which may come from several machines.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const shards = '.cache/audit/shards';
const { values, positionals } = parseArgs({ options: { shard: { type: 'string' }, merge: { type: 'boolean' } }, allowPositionals: true });
const [folder = shards] = positionals;
if (values.shard && values.merge) fail('--shard and --merge are two steps: first each shard, then the merge.');
if (positionals.length && !values.merge) fail(`Only --merge takes a folder; there is no ${positionals.join(' ')}.`);
if (values.shard && !/^[1-9]\d*\/[1-9]\d*$/.test(values.shard)) fail('--shard takes a part of a whole, as in --shard=1/4.');

let failed = 0;
if (!values.merge) {
  // A whole run leaves nothing of an earlier split; a shard joins those that are there.
  if (!values.shard) rmSync(shards, { recursive: true, force: true });
  if (!run('Build', 'npm', ['run', '--silent', 'build'])) process.exit(1);
  // A fault does not stop the audit: the report must say what was found.
  run('Tests', 'npx', ['playwright', 'test', '-c', 'a11y', ...(values.shard ? [`--shard=${values.shard}`] : [])], { AUDIT: '1' });
}
if (!values.shard) {
  const results = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  if (!results.length) fail(`There are no results of an audit in ${folder}. Run npm run audit, or each of its shards, first.`);
  if (!run('Report', 'node', ['a11y/audit/report/write.mjs', '--to', '.cache/audit/published', ...results.map((name) => join(folder, name))])) process.exit(1);
  // Once more: the build publishes the report, and the accessibility statement then links to it.
  if (!run('Build with the report', 'npm', ['run', '--silent', 'build'])) process.exit(1);
  run('Tests of the report', 'npx', ['playwright', 'test', '-c', 'a11y', '--reporter=list', 'report.spec', 'html.spec']);
  console.log('\nPublished: dist/accessibility/report/. Open its index.html, or run npm run preview and go to /accessibility.');
}
process.exit(failed ? 1 : 0);

/**
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {boolean} whether it ended well
 */
function run(name, command, args, env) {
  console.log(`\n── ${name} ──`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', env: { ...process.env, ...env } });
  if (status !== 0) failed++;
  return status === 0;
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
