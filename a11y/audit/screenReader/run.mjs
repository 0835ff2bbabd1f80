/**
 * `npm run audit:screen-reader` lets Orca read the last build, and writes a transcript of each scenario to `.cache/audit/transcripts/`.
 * `-- tabs menu` plays only two scenarios.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfigFromFile, runnerImport } from 'vite';
import { findBrowser, findProgram } from '../../../src/tools/browser.mjs';
import { serve } from '../../../src/tools/builtSite.mjs';
import { currentCommit } from '../../../src/tools/commit.mjs';
import { play } from './play.mjs';
import { startSession } from './session.mjs';
import { transcript } from './transcript.mjs';

/** @import { Scenario } from './types' */

const folder = '.cache/audit/transcripts';

if (!['orca', 'Xvfb', 'dbus-daemon', 'xdotool'].every((program) => findProgram([program])) || !findBrowser())
  throw new Error('Programs are missing. Debian and Ubuntu: apt-get install -y orca at-spi2-core xvfb dbus xdotool chromium');
if (!existsSync('dist/index.html')) throw new Error('There is no build to read. Run: npm run build');
const scenarios = await selectedScenarios(process.argv.slice(2));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const site = await serve();
const session = await startSession();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => void session.close().then(() => process.exit(1)));

const surroundings = { reader: session.reader, browser: session.browser, ...currentCommit(), date: new Date().toISOString() };
const results = [];
try {
  for (const scenario of scenarios) {
    const { name, title, criteria, steps } = scenario;
    const played = await play(session, site.origin, scenario);
    const text = transcript(played, surroundings);
    writeFileSync(join(folder, `${name}.txt`), text);
    results.push({ name, title, criteria, route: steps[0].open, outcome: played.outcome });
    console.log(`${played.outcome === 'passed' ? 'passed' : 'FAILED'}  ${name}: ${title}`);
    if (played.outcome === 'failed') console.log(text.replace(/^/gm, '        '));
  }
} finally {
  await session.close();
  await site.close();
}
// The next report of the same commit includes them.
writeFileSync(join(folder, 'results.json'), `${JSON.stringify({ ...surroundings, scenarios: results }, null, 2)}\n`);
const passed = results.filter(({ outcome }) => outcome === 'passed').length;
console.log(`\nTranscripts: ${folder}\n${passed} passed, ${results.length - passed} failed`);
process.exit(passed === results.length ? 0 : 1);

/** @param {readonly string[]} names */
async function selectedScenarios(names) {
  // Some content that scenarios import needs the plugins of the site.
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'production' });
  /** @type {{ module: { scenarios: readonly Scenario[] } }} */
  const { module } = await runnerImport('./a11y/audit/screenReader/scenarios.ts', { plugins: loaded?.config.plugins ?? [] });
  const known = module.scenarios.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length) throw new Error(`There is no scenario ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  return module.scenarios.filter(({ name }) => names.length === 0 || names.includes(name));
}
