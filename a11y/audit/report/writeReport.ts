/** Makes a report of the results that runs have left. Vite bundles it, for write.mjs to run. */
import { existsSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import '../../../src/styles/index.css';
import { routes } from '../../../src/routes';
import { writeBundle } from './bundle';
import { collect } from './collect';
import { exampleOfTests, exampleRun } from './exampleRun';
import { outcomes } from './outcomes';
import { mergeShards, type Results } from './results';
import type { AuditRun } from './run';

const heardFolder = '.cache/audit/heard';
const mutantsFile = '.cache/audit/mutants.json';

/**
 * Writes the report of `files`, which are the results of one run or of all its shards, and returns its summary.
 * @throws when they do not make one whole run
 */
export async function writeReport(files: readonly string[], folder: string, assets: string): Promise<string> {
  const { tests, axe, ...about } = mergeShards(files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Results));
  const run = collect(tests, {
    ...about,
    routes: routes.map(({ path, title }) => ({ path, title })),
    heard: heard(about.commit),
    mutants: mutants(about.commit),
  });
  await write(run, folder, assets, axe);
  return summary(run, folder);
}

/** The example run as the report of an audit, and as that of a test run. */
export async function writeExamples(folder: string, assets: string): Promise<void> {
  await write(exampleRun, join(folder, 'audit'), assets);
  await write(exampleOfTests, join(folder, 'tests'), assets);
}

/** Replaces the folder: whatever is in it belongs to another run. */
async function write(run: AuditRun, folder: string, assets: string, axe: readonly unknown[] = []): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await writeBundle(run, folder, axe);
  await cp(assets, join(folder, 'assets'), { recursive: true });
}

/** Which planted barriers were noticed, if they were planted into this very commit. */
function mutants(commit: string): AuditRun['mutants'] {
  if (!existsSync(mutantsFile)) return undefined;
  const results = JSON.parse(readFileSync(mutantsFile, 'utf8'));
  return results.commit === commit ? results : undefined;
}

/** What the screen reader said, if it read this very commit. */
function heard(thisCommit: string): AuditRun['heard'] {
  const file = join(heardFolder, 'results.json');
  if (!existsSync(file)) return undefined;
  const { reader, commit, date, scenarios = [] } = JSON.parse(readFileSync(file, 'utf8'));
  if (!reader || !scenarios.length || commit !== thisCommit) return undefined;
  return {
    reader: { kind: 'reader', ...reader },
    date,
    scenarios: scenarios.map((scenario: { readonly transcript: string }) => ({ ...scenario, transcript: readFileSync(join(heardFolder, scenario.transcript), 'utf8') })),
  };
}

function summary({ verdicts, lines, disagreements }: AuditRun, folder: string): string {
  const counts = outcomes.map(({ id, word }) => `${verdicts.filter(({ outcome }) => outcome === id).length} ${word.toLowerCase()}`);
  return [
    `\nCriteria: ${counts.join(', ')}; ${lines.length} lines of evidence, ${disagreements.length} disagreements of the engines.`,
    `Report: ${join(folder, 'index.html')}`,
  ].join('\n');
}
