/** An audit that was not run: every criterion is untested. A build without an audit puts this into each format. */
import { criteria } from '../criteria';
import type { AuditRun } from './run';

export function emptyRun(commit: string, date = new Date()): AuditRun {
  return {
    commit,
    isChanged: false,
    date: date.toISOString(),
    seconds: 0,
    environment: {},
    tools: [],
    routes: [],
    lines: [],
    verdicts: criteria.map(({ id, person }) => ({ criterion: id, outcome: 'untested', because: 'No audit was run on this build.', person })),
    disagreements: [],
    tests: { passed: 0, failed: 0, skipped: 0 },
  };
}
