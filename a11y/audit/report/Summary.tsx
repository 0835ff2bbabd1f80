import { criterionById } from '../criteria';
import type { Report } from './types';
import { formatCount, distinct, outcomes } from './format';

export interface SummaryProps {
  readonly report: Report;
  /** The criteria of the target levels. */
  readonly targetIds: readonly string[];
}

/** Counts the outcomes of criteria, and lists failures. */
export function Summary({ report, targetIds }: SummaryProps) {
  const failed = report.verdicts.filter(({ outcome }) => outcome === 'failed');
  const people = distinct(report.lines.flatMap(({ tool }) => (tool.kind === 'person' ? tool.name : [])));
  return (
    <section aria-labelledby="summary">
      <h2 id="summary">{failed.length ? `${formatCount(failed.length, 'criterion', 'criteria')} failed` : 'No test found a barrier'}</h2>
      {failed.length > 0 && (
        <ul className="failures">
          {failed.map(({ criterion, reason }) => (
            <li key={criterion}>
              <a href={`#sc-${criterion}`}>
                {criterion} {criterionById(criterion).name}
              </a>{' '}
              {reason}
            </li>
          ))}
        </ul>
      )}
      <p>The criteria of WCAG 2.2 at levels A and AA, which are our target, and 4.1.1, which 2.2 has removed:</p>
      <dl className="outcomes">
        {outcomes.map(({ id, label, meaning }) => (
          <div key={id}>
            <dt>
              <span className="outcome" data-outcome={id}>
                {label}
              </span>{' '}
              {report.verdicts.filter(({ criterion, outcome }) => outcome === id && targetIds.includes(criterion)).length}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>
        Each line below has the outcome of a criterion, the tests, which open the evidence, and what a person must check.{' '}
        {people.length ? `${people.join(', ')} signed manual tests.` : 'Nobody has signed a manual test yet.'}
      </p>
      {report.kind === 'tests' && (
        <p>
          This is a run of <code>npm test</code>, which tests some pages and states of each kind. <code>npm run audit</code> tests all of
          them.
        </p>
      )}
    </section>
  );
}
