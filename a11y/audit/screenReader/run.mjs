/**
 * `npm run audit:screen-reader`: Orca reads the last build aloud, into files. Plays each script of `scripts/` and writes
 * what was pressed and heard to `.cache/audit/heard/`, and to the report where there is one.
 * `npm run audit:screen-reader -- tabs menu` plays these scripts only.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview, runnerImport } from 'vite';
import { play } from './play.mjs';
import { whatIsMissing } from './requirements.mjs';
import { startSession } from './session.mjs';
import { routeOf, transcript } from './transcript.mjs';

/** @import { Results, Script } from './types' */

const folder = '.cache/audit/heard';
const report = 'dist/accessibility/report';

const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() || 'unknown';
const date = new Date().toISOString();
/** @type {Results['scripts'][number][]} */
const results = [];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const reason = whatIsMissing() ?? (existsSync('dist/index.html') ? undefined : 'There is no build to be read: npm run build.');
if (reason) giveUp(reason);
const scripts = await chosenScripts(process.argv.slice(2));
const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' });
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
const session = await startSession().catch((error) => giveUp(error instanceof Error ? error.message : String(error)));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => void session.close().then(() => process.exit(1)));

const surroundings = { reader: session.reader, browser: session.browser, commit, date };
try {
  for (const script of scripts) {
    const played = await play(session, origin, script);
    const file = `${script.name}.txt`;
    const text = transcript(played, surroundings);
    writeFileSync(join(folder, file), text);
    const { name, title, criteria } = script;
    results.push({ name, title, criteria, route: routeOf(script.steps), outcome: played.outcome, steps: played.steps.length, transcript: file });
    console.log(`${played.outcome === 'passed' ? 'passed' : 'FAILED'}  ${name}: ${title}`);
    if (played.outcome === 'failed') console.log(text.replace(/^/gm, '        '));
  }
} finally {
  await session.close();
  await server.close();
}
save({ ...surroundings, scripts: results });
const passed = results.filter(({ outcome }) => outcome === 'passed').length;
console.log(`\nTranscripts: ${folder}\n${passed} passed, ${results.length - passed} failed`);
process.exit(passed === results.length ? 0 : 1);

/** @param {readonly string[]} names */
async function chosenScripts(names) {
  /** @type {{ module: { scripts: readonly Script[] } }} */
  const { module } = await runnerImport('./a11y/audit/screenReader/scenarios.ts');
  const unknown = names.filter((name) => !module.scripts.some((script) => script.name === name));
  if (unknown.length) giveUp(`There is no script ${unknown.join(', ')}. There are: ${module.scripts.map(({ name }) => name).join(', ')}`);
  return module.scripts.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** @param {Results} what */
function save(what) {
  writeFileSync(join(folder, 'results.json'), `${JSON.stringify(what, null, 2)}\n`);
  if (!existsSync(report)) return;
  rmSync(join(report, 'heard'), { recursive: true, force: true });
  cpSync(folder, join(report, 'heard'), { recursive: true });
}

/**
 * @param {string} why
 * @returns {never}
 */
function giveUp(why) {
  save({ date, commit, reason: why, scripts: [] });
  console.error(why);
  process.exit(1);
}
