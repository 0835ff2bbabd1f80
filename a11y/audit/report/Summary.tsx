import { criterionById } from '../criteria';
import { evaluation } from '../evaluation';
import { FindingText } from './Evidence';
import type { Line, Report } from './types';
import { distinct, formatCommit, formatCount, formatDate, formatList, outcomes, toolName } from './format';

export interface SummaryProps {
  readonly report: Report;
  /** The criteria of the target levels. */
  readonly targetIds: readonly string[];
}

/** The first screen: what failed, what is left, what was tested, and with what. */
export function Summary({ report, targetIds }: SummaryProps) {
  const { commit, date, environment, kind, lines, pages, tests, verdicts } = report;
  const failed = verdicts.filter(({ outcome }) => outcome === 'failed');
  const ofTarget = verdicts.filter(({ criterion }) => targetIds.includes(criterion));
  const left = ofTarget.filter(({ isLeft }) => isLeft);
  const failedOf = [
    { levels: 'levels A and AA', count: failed.filter((verdict) => ofTarget.includes(verdict)).length },
    { levels: 'level AAA', count: failed.filter((verdict) => !ofTarget.includes(verdict)).length },
  ].flatMap(({ levels, count }) => (count > 0 ? `${formatCount(count, 'criterion', 'criteria')} of ${levels}` : []));
  const people = distinct(lines.flatMap(({ tool, outcome }) => (tool.kind === 'person' && outcome !== 'untested' ? tool.name : [])));
  const axe = lines.find(({ tool }) => tool.kind === 'axe');
  const checks = distinct(lines.flatMap(({ tool }) => (tool.kind === 'check' ? tool.name : [])));
  return (
    <section aria-labelledby="summary">
      <h2 id="summary">{failed.length ? `${formatList(failedOf)} failed` : 'No test found a barrier'}</h2>
      {failed.length > 0 && (
        <ul>
          {failed.map(({ criterion, reason }) => (
            <li key={criterion}>
              <a href={`#sc-${criterion}`}>
                {criterion} {criterionById(criterion).name}
              </a>{' '}
              {reason} <FirstFinding lines={lines.filter((line) => line.criterion === criterion && line.outcome === 'failed')} />
            </li>
          ))}
        </ul>
      )}
      <dl className="facts">
        <dt>Scope</dt>
        <dd>
          {evaluation.scope} They rely on {formatList(evaluation.technologies)}. The target is level {evaluation.target} of WCAG 2.2.
        </dd>
        <dt>Sample</dt>
        <dd>
          <a href="#sample">{formatCount(pages.length, 'page')}, with the views and states of each</a>
        </dd>
        <dt>Run</dt>
        <dd>
          {kind === 'audit' ? 'An audit (' : 'A test run ('}
          <code>{kind === 'audit' ? 'npm run audit' : 'npm test'}</code>) of{' '}
          {formatCount(tests.passed + tests.failed + tests.untested, 'test')}: {tests.failed} failed, {tests.untested} did not run.{' '}
          {kind === 'tests' && 'It tests some pages and states of each kind. An audit tests every page, in more views and states. '}Commit{' '}
          <code>{formatCommit(report)}</code>, <time dateTime={date}>{formatDate(date)}</time>
        </dd>
        <dt>Tools</dt>
        <dd>
          {axe ? toolName(axe.tool) : 'No engine'}, {formatCount(checks.length, 'check of our own', 'checks of our own')};{' '}
          {environment.Browser}, Playwright {environment.Playwright}. <a href="#tools">Settings and disabled rules</a>
        </dd>
        <dt>People</dt>
        <dd>
          {people.length
            ? `${people.join(', ')} signed manual tests of commit ${commit}.`
            : 'Nobody has signed a manual test of this commit.'}{' '}
          {formatCount(left.length, 'criterion has', 'criteria have')} a part that is left to a person:{' '}
          <a href="manual.html">the manual test sheet</a>
        </dd>
      </dl>
      <h3 className="label">The {targetIds.length} criteria of WCAG 2.2 at levels A and AA</h3>
      <dl className="outcomes">
        {outcomes.map(({ id, label, meaning }) => (
          <div key={id}>
            <dt>
              <span className="outcome" data-outcome={id}>
                {label}
              </span>{' '}
              {ofTarget.filter(({ outcome }) => outcome === id).length}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>Tests find only some of the barriers that people meet. There is no score.</p>
    </section>
  );
}

function FirstFinding({ lines }: { readonly lines: readonly Line[] }) {
  const all = lines.flatMap((line) => line.findings.map((finding) => ({ finding, line })));
  // One that names an element comes before one about the page.
  const first = all.find(({ finding }) => finding.selector) ?? all[0];
  const others = all.length - 1;
  return (
    first && (
      <>
        <FindingText finding={first.finding} lines={[first.line]} />
        {others > 0 && `, and ${formatCount(others, 'other finding')}`}
      </>
    )
  );
}
