/** Writes a report, and the folder with its files, into a folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reportFiles, reportPath } from '../../../src/build/publishedReport';
import { collect } from './collect';
import { formatCount, outcomes } from './format';
import { openAcr } from './openAcr';
import { reportPage } from './ReportPage';
import { sheetCsv } from './sheet';
import type { Line, Report, RunFacts } from './types';
import { wcagEm } from './wcagEm';

/** Includes earlier records about the same commit. Returns a summary for the console. */
export async function writeReport(lines: readonly Line[], facts: RunFacts, folder: string): Promise<string> {
  const report = collect(lines, {
    ...facts,
    barriers: recordOf('.cache/audit/barriers.json', facts)?.results,
    screenReader: screenReaderOf(facts),
  });
  await writeFiles(report, folder);
  const counts = outcomes.map(
    ({ id, label }) => `${report.verdicts.filter(({ outcome }) => outcome === id).length} ${label.toLowerCase()}`,
  );
  return [
    `${formatCount(report.verdicts.length, 'criterion', 'criteria')}: ${counts.join(', ')}`,
    `Report: ${join(folder, reportPath)}`,
  ].join('\n');
}

/** Replaces an earlier report. */
export async function writeFiles(report: Report, folder: string): Promise<void> {
  const beside = join(folder, reportFiles);
  await rm(beside, { recursive: true, force: true });
  // The report has the global styles of the site, and then its own.
  const styles = [...['reset', 'tokens', 'fonts', 'base'].map((name) => `src/styles/${name}.css`), 'a11y/audit/report/report.css'];
  const files = {
    'report.css': styles.map((file) => readFileSync(file, 'utf8')).join('\n'),
    [`..${reportPath}`]: reportPage(report),
    'manual.csv': sheetCsv(report),
    'evaluation.json': wcagEm(report),
    // Without a signature it would be empty.
    ...(report.signatures.length > 0 && { 'openacr.yaml': openAcr(report) }),
    ...Object.fromEntries(report.screenReader?.scenarios.map(({ name, transcript }) => [`transcripts/${name}.txt`, transcript]) ?? []),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(beside, name)), { recursive: true });
    // Tools may quote any character, also those that HTML cannot contain.
    await writeFile(join(beside, name), content.replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu, '\uFFFD'));
  }
  await cp('src/styles/fonts', join(beside, 'fonts'), { recursive: true });
}

/** Reads the results of a screen reader (audit/screenReader/orca.ts). */
function screenReaderOf(facts: RunFacts): RunFacts['screenReader'] {
  const folder = '.cache/audit/screenReader';
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const scenarios = files.flatMap((file) => recordOf(join(folder, file), facts) ?? []);
  return scenarios.length ? { name: scenarios[0].reader, scenarios } : undefined;
}

/** Reads an earlier record if it is about these very files. */
function recordOf(file: string, { commit, isChanged }: RunFacts) {
  const record = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return record.commit === commit && !record.isChanged && !isChanged ? record : undefined;
}
