import { DataTable } from '../../../../src/components/DataTable/DataTable';
import { RichText } from '../../../../src/components/RichText/RichText';
import { countsOf, noticeOf } from '../../mutants/outcome';
import type { MutantResult, MutantResults } from '../../mutants/types';
import { counted, dateWords } from '../words';
import { Entries } from './Entries';
import { joined } from './joined';
import { Part } from './Part';
import { ReportLink } from './ReportLink';

export interface MutantsPartProps {
  /** Of the commit that the report is about; undefined when no barriers were planted into it. */
  readonly results: MutantResults | undefined;
}

/** Whether the checks notice barriers: some were planted, one at a time. */
export function MutantsPart({ results }: MutantsPartProps) {
  const isRun = Boolean(results?.mutants.length);
  return (
    <Part id="mutants" heading="Whether the checks notice barriers" variant={isRun ? 'wide' : undefined}>
      {results && isRun ? <Found {...results} /> : <NotRun />}
    </Part>
  );
}

function NotRun() {
  return (
    <p>
      Not run. <RichText text={[{ code: 'npm run audit:mutants' }]} /> plants barriers into the built pages, one at a time, and the next audit says here
      which checks noticed.
    </p>
  );
}

function Found({ date, planned, isProven, mutants }: MutantResults) {
  const { axe, auditOnly, right, accident, left, missed } = countsOf(mutants);
  const unplanted = planned - mutants.length;
  return (
    <>
      <p>
        Barriers were planted into a copy of the built pages on <time dateTime={date}>{dateWords(date)}</time>, one at a time:{' '}
        {counted(mutants.length, 'barrier')}
        {unplanted > 0 && `, and ${unplanted} more that this run did not plant`}.
      </p>
      <Entries>
        <li>
          axe alone caught {axe} of {mutants.length}
        </li>
        <li>
          the whole suite caught {right} of {mutants.length} for the right reason: what failed is about a criterion that the barrier fails
        </li>
        <li>
          caught by accident: {accident}; left to a person: {left}; missed: {missed}
        </li>
        <li>
          of those that were caught, only in an audit, which looks at every page: {auditOnly}; the others by{' '}
          <RichText text={[{ code: 'npm test' }]} /> too
        </li>
      </Entries>
      <p>
        {isProven
          ? 'Each test that caught a barrier passes without it.'
          : 'The run was interrupted before its tests were seen to pass without the barriers.'}{' '}
        Barriers that nobody has thought of are not in this table.
      </p>
      <DataTable
        caption="Planted barriers and what noticed them"
        columns={['Barrier', 'Criteria', 'Page', 'axe alone', 'Our suite']}
        rows={mutants.map((mutant) => ({
          id: mutant.name,
          cells: [
            mutant.barrier,
            joined(
              mutant.criteria.map((id) => (
                <ReportLink key={id} href={`#sc-${id}`}>
                  {id}
                </ReportLink>
              )),
            ),
            mutant.route,
            mutant.axe.length > 0 ? 'caught' : 'not caught',
            suiteWords(mutant),
          ],
        }))}
      />
    </>
  );
}

function suiteWords(mutant: MutantResult): string {
  const [by] = mutant.caughtBy;
  const notice = noticeOf(mutant);
  if (notice === 'left') return `left to a person: ${mutant.person}`;
  if (notice === 'missed') return 'missed';
  const words = by ? `${by.check ?? by.spec}: ${by.test}` : `axe: ${mutant.axe.join(', ')}`;
  return `${notice === 'right' ? 'caught by' : 'by accident:'} ${words}${mutant.isAuditOnly ? ', in an audit only' : ''}`;
}
