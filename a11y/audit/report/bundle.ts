/** Writes the files of a report into a folder. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReportFileName } from '../../../src/content/reportFiles';
import { earl } from './formats/earl';
import { junit } from './formats/junit';
import { linesFile } from './formats/linesFile';
import { manualSheet } from './formats/manualSheet';
import { openAcr } from './formats/openAcr';
import { sarif } from './formats/sarif';
import { wcagEm } from './formats/wcagEm';
import { manualPage } from './pages/ManualPage';
import { reportPage } from './pages/ReportPage';
import { heardFile } from './reportLinks';
import type { AuditRun } from './run';

/**
 * After `npm test` only what people read, so that it takes no time; after an audit every format. `axe` is what the engine
 * returned, for `axe.json`. Returns the names of the files.
 */
export async function writeBundle(run: AuditRun, folder: string, axe: readonly unknown[] = []): Promise<string[]> {
  const forPeople = {
    'index.html': reportPage(run),
    'manual.html': manualPage(run),
    'manual.csv': manualSheet(run),
    'lines.json': linesFile(run),
  };
  const files: Partial<Record<ReportFileName, string>> =
    run.kind === 'tests' ? forPeople : ({ ...forPeople, ...formats(run, axe) } satisfies Record<ReportFileName, string>);
  const transcripts = run.heard?.scenarios.map((scenario) => [heardFile(scenario), scenario.transcript] as const) ?? [];
  const all = [...Object.entries(files), ...transcripts];
  for (const [name, content] of all) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return all.map(([name]) => name);
}

function formats(run: AuditRun, axe: readonly unknown[]) {
  return {
    'earl.json': earl(run),
    'wcag-em.json': wcagEm(run),
    'openacr.yaml': openAcr(run),
    'sarif.json': sarif(run),
    'junit.xml': junit(run),
    'axe.json': `${JSON.stringify(axe)}\n`,
  };
}
