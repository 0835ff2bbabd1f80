/** Writes the files of a report into a folder. */
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { ReportFileName } from '../../../src/content/facts/reportFiles';
import { collect } from './collect';
import { earl } from './earl';
import { manualPage } from './ManualPage';
import { manualCsv } from './manualSheet';
import { openAcr } from './openAcr';
import { reportPage } from './ReportPage';
import type { RunFacts, Report, TestRecord } from './types';
import { formatCount, outcomes } from './format';
import { wcagEm } from './wcagEm';

export interface Results extends Omit<RunFacts, 'barriers' | 'screenReader'> {
  readonly tests: readonly TestRecord[];
}

/** Includes earlier records about the same commit. Returns a summary. */
export async function writeReport({ tests, ...facts }: Results, folder: string): Promise<string> {
  const report = collect(tests, { ...facts, barriers: barriersOf(facts.commit), screenReader: screenReaderOf(facts.commit) });
  await writeFiles(
    report,
    folder,
    tests.flatMap(({ axeRuns }) => axeRuns).flatMap(({ situation, raw }) => (raw ? [{ situation, results: raw }] : [])),
  );
  const counts = outcomes.map(
    ({ id, label }) => `${report.verdicts.filter(({ outcome }) => outcome === id).length} ${label.toLowerCase()}`,
  );
  return `${formatCount(report.verdicts.length, 'criterion', 'criteria')}: ${counts.join(', ')}\nReport: ${join(folder, 'index.html')}`;
}

/** Replaces the folder. */
export async function writeFiles(report: Report, folder: string, axeResults: readonly unknown[] = []): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'assets'), { recursive: true });
  const files: Readonly<Record<ReportFileName, string>> = {
    'index.html': reportPage(report),
    'manual.html': manualPage(report),
    'manual.csv': manualCsv(report),
    'earl.json': earl(report),
    'evaluation.json': wcagEm(report),
    'openacr.yaml': openAcr(report),
    'axe.json': JSON.stringify(axeResults),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  for (const { name, transcript } of report.screenReader?.scenarios ?? []) {
    await mkdir(join(folder, 'transcripts'), { recursive: true });
    await writeFile(join(folder, 'transcripts', `${name}.txt`), transcript);
  }
  await writeStyles(join(folder, 'assets'));
}

/** Copies the global styles of the site, the styles of the report, and the fonts. */
async function writeStyles(folder: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  const ofSite = ['reset', 'tokens', 'base'].map((name) => `src/styles/${name}.css`);
  const ofReport = ['report', 'summary', 'criteria', 'manual'].map((name) => `a11y/audit/report/${name}.css`);
  const css = [...ofSite, ...ofReport].map((name) => readFileSync(name, 'utf8')).join('\n');
  const fonts = Array.from(css.matchAll(/url\('(@fontsource[^']+)'\)/g), ([, font = '']) => font);
  for (const font of fonts) await cp(resolve(font), join(folder, basename(font)));
  await writeFile(join(folder, 'report.css'), css.replaceAll(/url\('@fontsource[^']*\/([^'/]+)'\)/g, "url('$1')"));
}

function barriersOf(thisCommit: string): RunFacts['barriers'] {
  const { commit, results } = readJson('.cache/audit/barriers.json') ?? {};
  return commit === thisCommit ? results : undefined;
}

/** Returns the screen reader results if they belong to this commit (audit/screenReader/run.mjs). */
function screenReaderOf(thisCommit: string): RunFacts['screenReader'] {
  const file = '.cache/audit/transcripts/results.json';
  const { reader, commit, scenarios = [] } = readJson(file) ?? {};
  if (!reader || !scenarios.length || commit !== thisCommit) return undefined;
  return {
    ...reader,
    scenarios: scenarios.map((scenario: { readonly transcript: string }) => ({
      ...scenario,
      transcript: readFileSync(join(dirname(file), scenario.transcript), 'utf8'),
    })),
  };
}

function readJson(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
