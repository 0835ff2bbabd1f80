/**
 * `npm run audit:screen-reader` lets Orca read the last build. It writes a transcript of each scenario to `.cache/audit/transcripts/`
 * and into the published report. `-- tabs menu` plays only two scenarios.
 */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfigFromFile, runnerImport } from 'vite';
import { findBrowser, findProgram } from '../../../src/tools/browser.mjs';
import { serve } from '../../../src/tools/builtSite.mjs';
import { currentCommit } from '../../../src/tools/commit.mjs';
import { play } from './play.mjs';
import { startSession } from './session.mjs';
import { routeOf, transcript } from './transcript.mjs';

/** @import { Results, Scenario } from './types' */

const folder = '.cache/audit/transcripts';
const report = 'dist/accessibility/report';

const { commit } = currentCommit();
const date = new Date().toISOString();
/** @type {Results['scenarios'][number][]} */
const results = [];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const reason = missingPrograms() ?? (existsSync('dist/index.html') ? undefined : 'There is no build to read. Run: npm run build');
if (reason) fail(reason);
const scenarios = await selectedScenarios(process.argv.slice(2));
const site = await serve();
const session = await startSession().catch((error) => fail(error instanceof Error ? error.message : String(error)));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => void session.close().then(() => process.exit(1)));

const surroundings = { reader: session.reader, browser: session.browser, commit, date };
try {
  for (const scenario of scenarios) {
    const played = await play(session, site.origin, scenario);
    const file = `${scenario.name}.txt`;
    const text = transcript(played, surroundings);
    writeFileSync(join(folder, file), text);
    const { name, title, criteria } = scenario;
    results.push({ name, title, criteria, route: routeOf(scenario.steps), outcome: played.outcome, steps: played.steps.length, transcript: file });
    console.log(`${played.outcome === 'passed' ? 'passed' : 'FAILED'}  ${name}: ${title}`);
    if (played.outcome === 'failed') console.log(text.replace(/^/gm, '        '));
  }
} finally {
  await session.close();
  await site.close();
}
save({ ...surroundings, scenarios: results });
const passed = results.filter(({ outcome }) => outcome === 'passed').length;
console.log(`\nTranscripts: ${folder}\n${passed} passed, ${results.length - passed} failed`);
process.exit(passed === results.length ? 0 : 1);

/** @param {readonly string[]} names */
async function selectedScenarios(names) {
  // Some content that scenarios import needs the plugins of the site.
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'production' });
  /** @type {{ module: { scenarios: readonly Scenario[] } }} */
  const { module } = await runnerImport('./a11y/audit/screenReader/scenarios.ts', { plugins: loaded?.config.plugins ?? [] });
  const unknown = names.filter((name) => !module.scenarios.some((scenario) => scenario.name === name));
  if (unknown.length) fail(`Unknown scenario: ${unknown.join(', ')}. Known are: ${module.scenarios.map(({ name }) => name).join(', ')}`);
  return module.scenarios.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** @param {Results} content */
function save(content) {
  writeFileSync(join(folder, 'results.json'), `${JSON.stringify(content, null, 2)}\n`);
  if (!existsSync(report)) return;
  rmSync(join(report, 'transcripts'), { recursive: true, force: true });
  cpSync(folder, join(report, 'transcripts'), { recursive: true });
}

/**
 * @param {string} why
 * @returns {never}
 */
function fail(why) {
  save({ date, commit, reason: why, scenarios: [] });
  console.error(why);
  process.exit(1);
}

/** @returns {string | undefined} a message that names missing programs */
function missingPrograms() {
  // Maps each program to its Debian package.
  const programs = { orca: 'orca', Xvfb: 'xvfb', 'dbus-daemon': 'dbus', xdotool: 'xdotool' };
  const packages = Object.entries(programs).filter(([program]) => !findProgram([program])).map(([, name]) => name);
  // The message bus starts this program, so it is not in the PATH.
  if (!['/usr/libexec', '/usr/lib/at-spi2-core'].some((path) => existsSync(`${path}/at-spi-bus-launcher`))) packages.push('at-spi2-core');
  if (!findBrowser()) packages.push('chromium');
  return packages.length ? `The screen reader did not run, because programs are missing. Debian and Ubuntu: apt-get install -y ${packages.join(' ')}` : undefined;
}
