/** Where the files of a report stand, relative to its pages. */
import { reportFiles } from '../../../src/content/reportFiles';
import type { AuditRun } from './run';

type Scenario = NonNullable<AuditRun['heard']>['scenarios'][number];

/** The transcript of what a screen reader said. */
export function heardFile({ name }: Pick<Scenario, 'name'>): string {
  return `heard/${name}.txt`;
}

/** Only an audit writes every format: see `writeBundle`. */
export function filesOf({ kind }: Pick<AuditRun, 'kind'>) {
  const ofTests: readonly string[] = ['index.html', 'manual.html', 'manual.csv', 'lines.json'];
  return reportFiles.filter(({ name }) => kind === 'audit' || ofTests.includes(name));
}
