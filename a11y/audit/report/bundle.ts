/** Writes all files of a report into one folder, with the compressed copies that hosts prefer. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compress } from '../../../src/build/compress';
import type { ReportFileName } from '../../../src/content/reportFiles';
import { currentCommit } from './commit';
import { earl } from './earl';
import { emptyRun } from './emptyRun';
import { heardFile } from './heardPart';
import { junit } from './junit';
import { linesFile } from './linesFile';
import { manualPage } from './manualPage';
import { manualSheet } from './manualSheet';
import { noRunPage } from './noRunPage';
import { openAcr } from './openAcr';
import { reportPage } from './reportPage';
import type { AuditRun } from './run';
import { sarif } from './sarif';
import { stylesheet } from './stylesheet';
import { wcagEm } from './wcagEm';

/**
 * Replaces the folder: whatever is in it speaks of another run. `axe` is what the engine returned, for `axe.json`.
 * Returns the names of the files, without compressed copies.
 */
export async function writeBundle(run: AuditRun, folder: string, axe: readonly unknown[] = []): Promise<string[]> {
  const files: Readonly<Record<ReportFileName, string>> = {
    'index.html': run.lines.length ? reportPage(run) : noRunPage(run),
    'manual.html': manualPage(run),
    'manual.csv': manualSheet(run),
    'lines.json': linesFile(run),
    'earl.json': earl(run),
    'wcag-em.json': wcagEm(run),
    'openacr.yaml': openAcr(run),
    'sarif.json': sarif(run),
    'junit.xml': junit(run),
    'axe.json': `${JSON.stringify(axe)}\n`,
  };
  const transcripts = run.heard?.scripts.map((script) => [heardFile(script), script.transcript] as const) ?? [];
  const all = [...Object.entries(files), ...transcripts, ['report.css', await stylesheet(folder)] as const];

  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of all) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await compress(folder);
  return all.map(([name]) => name);
}

/** The files of a build that was not audited. */
export async function writeEmptyBundle(folder: string): Promise<string[]> {
  const { commit, isChanged } = currentCommit();
  return writeBundle({ ...emptyRun(commit), isChanged }, folder);
}
