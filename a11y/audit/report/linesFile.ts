/** Everything that a run found, for programs: a line for each tool, criterion and situation. */
import { lineFacts, plain } from './lineFacts';
import type { AuditRun } from './run';

export function linesFile(run: AuditRun): string {
  const { lines, heard: _, ...about } = run;
  const rows = lines.map((line) => written({ ...lineFacts(run, line), findings: line.findings }));
  return `{"run": ${written(about)},\n"lines": [\n${rows.join(',\n')}\n]}\n`;
}

function written(value: unknown): string {
  return JSON.stringify(value, (_key, held) => (typeof held === 'string' ? plain(held) : held));
}
