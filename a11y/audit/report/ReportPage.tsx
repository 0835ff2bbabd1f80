import { type Criterion, criteria } from '../criteria';
import { reportFiles } from '../../../src/content/facts/reportFiles';
import { Evidence } from './Evidence';
import { reportDocument } from './ReportDocument';
import { Summary } from './Summary';
import type { Report, Verdict } from './types';
import { formatCommit, formatCount, formatDate, distinct, outcomes, outcomeLabel, toolName } from './format';

/** Renders the report of a run for people. */
export function reportPage(report: Report): string {
  const rows = criteria.map((criterion): Row => ({
    ...criterion,
    verdict: report.verdicts.find((verdict) => verdict.criterion === criterion.id) ?? unknown(criterion),
  }));
  const target = rows.filter(({ level }) => level !== 'AAA');
  const beyond = rows.filter(({ level }) => level === 'AAA');
  return reportDocument({
    kind: report.kind,
    heading: report.kind === 'audit' ? 'Accessibility report' : 'Accessibility report of a test run',
    file: 'index.html',
    lead: <Lead report={report} />,
    children: (
      <>
        <Summary report={report} targetIds={target.map(({ id }) => id)} />
        {principles.map(({ id, name }) => (
          <section key={id} aria-labelledby={`principle-${id}`}>
            <h2 id={`principle-${id}`}>
              {id} {name}
            </h2>
            <Criteria rows={target.filter((row) => row.id.startsWith(id))} report={report} />
          </section>
        ))}
        <section aria-labelledby="beyond">
          <h2 id="beyond">Level AAA, beyond our target</h2>
          <p>{counts(beyond)}.</p>
          <details>
            <summary>The criteria of level AAA</summary>
            <Criteria rows={beyond} report={report} />
          </details>
        </section>
        <TestsOfTests report={report} />
        <ScreenReader report={report} />
        <Files report={report} />
      </>
    ),
  });
}

const principles = [
  { id: '1', name: 'Perceivable' },
  { id: '2', name: 'Operable' },
  { id: '3', name: 'Understandable' },
  { id: '4', name: 'Robust' },
] as const;

type Row = Criterion & { readonly verdict: Verdict };

interface ReportProps {
  readonly report: Report;
}

interface RowsProps extends ReportProps {
  readonly rows: readonly Row[];
}

function unknown({ id, manualCheck }: Criterion): Verdict {
  return { criterion: id, outcome: 'untested', reason: 'No test of it ran.', manualCheck };
}

function counts(rows: readonly Row[]): string {
  return outcomes
    .map(({ id, label }) => `${rows.filter(({ verdict }) => verdict.outcome === id).length} ${label.toLowerCase()}`)
    .join(', ');
}

function Lead({ report }: ReportProps) {
  const { date, pages, lines, tests } = report;
  const axe = lines.find(({ tool }) => tool.kind === 'axe');
  const checks = distinct(lines.flatMap(({ tool }) => (tool.kind === 'check' ? tool.name : [])));
  return (
    <>
      On <time dateTime={date}>{formatDate(date)}</time>, {axe ? toolName(axe.tool) : 'no engine'} and{' '}
      {formatCount(checks.length, 'check of our own', 'checks of our own')} tested {formatCount(pages.length, 'page')} at commit{' '}
      <code>{formatCommit(report)}</code>, in {formatCount(tests.passed + tests.failed + tests.untested, 'test')}
      {tests.untested > 0 && `, ${tests.untested} of which did not run`}. Tests find only some of the barriers that people meet.
    </>
  );
}

/** Shows one line per criterion: its outcome, the tests, and the checks for a person. */
function Criteria({ rows, report }: RowsProps) {
  return (
    <ol className="criteria">
      {rows.map(({ id, name, level, slug, verdict: { outcome, reason, manualCheck } }) => (
        <li key={id} id={`sc-${id}`}>
          <p>
            <span className="outcome" data-outcome={outcome}>
              {outcomeLabel(outcome)}
            </span>
          </p>
          <div>
            <h3>
              {id} {name} <span className="level">{level}</span>
            </h3>
            <Evidence criterion={id} slug={slug} reason={reason} lines={report.lines.filter((line) => line.criterion === id)} />
          </div>
          <p className="manual">{manualCheck ?? reason}</p>
        </li>
      ))}
    </ol>
  );
}

function TestsOfTests({ report: { barriers } }: ReportProps) {
  const missed = barriers?.filter(({ outcome }) => outcome !== 'found').map(({ name }) => name) ?? [];
  return (
    <section aria-labelledby="barriers">
      <h2 id="barriers">Do the tests notice barriers?</h2>
      <p>
        {barriers
          ? `${barriers.length - missed.length} of ${barriers.length} barriers that were planted on purpose made a test fail${missed.length ? `. Not noticed: ${missed.join(', ')}` : ''}.`
          : 'No barriers were planted into this commit.'}
      </p>
    </section>
  );
}

function ScreenReader({ report: { screenReader } }: ReportProps) {
  return (
    <section aria-labelledby="screen-reader">
      <h2 id="screen-reader">What a screen reader said</h2>
      {screenReader ? (
        <>
          <p>
            {screenReader.name} {screenReader.version} read these scenarios by program. It proves that names and messages arrive, not that
            they make sense.
          </p>
          <ul>
            {screenReader.scenarios.map(({ name, title, outcome }) => (
              <li key={name}>
                <a href={`transcripts/${name}.txt`}>{title}</a>: {outcomeLabel(outcome).toLowerCase()}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>No screen reader has read this commit.</p>
      )}
    </section>
  );
}

function Files({ report: { kind, environment } }: ReportProps) {
  const files = reportFiles.filter(({ name }) => kind === 'audit' || !name.endsWith('.json'));
  return (
    <section aria-labelledby="files">
      <h2 id="files">Files</h2>
      <ul>
        {files.map(({ name, purpose }) => (
          <li key={name}>
            <a href={name}>{name}</a>: {purpose}
          </li>
        ))}
      </ul>
      <p>
        {Object.entries(environment)
          .map(([key, value]) => `${key}: ${value}`)
          .join('; ')}
      </p>
    </section>
  );
}
