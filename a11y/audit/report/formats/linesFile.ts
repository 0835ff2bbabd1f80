/** Everything that a run found, for programs: a line for each tool, criterion and situation. */
import { lineFacts } from '../lineFacts';
import { json } from '../plain';
import type { AuditRun } from '../run';

export function linesFile(run: AuditRun): string {
  const { lines, heard: _, ...about } = run;
  const rows = lines.map((line) => json({ ...lineFacts(run, line), findings: line.findings }));
  return `{"run": ${json(about)},\n"lines": [\n${rows.join(',\n')}\n]}\n`;
}
