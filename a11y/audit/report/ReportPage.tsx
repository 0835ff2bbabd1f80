import { type Criterion, criteria } from '../criteria';
import { reportFiles } from '../../../src/content/facts/reportFiles';
import { checkDescription, Evidence } from './Evidence';
import { reportDocument } from './ReportDocument';
import { Sample, Tools } from './Sample';
import { Summary } from './Summary';
import type { Report, Verdict } from './types';
import { outcomes, outcomeLabel } from './format';

/** Renders the report of a run for people. */
export function reportPage(report: Report): string {
  const rows = criteria.map((criterion): Row => ({
    ...criterion,
    verdict: report.verdicts.find((verdict) => verdict.criterion === criterion.id) ?? unknown(criterion),
  }));
  const target = rows.filter(({ level }) => level !== 'AAA');
  const beyond = rows.filter(({ level }) => level === 'AAA');
  return reportDocument({
    heading: report.kind === 'audit' ? 'Accessibility report' : 'Accessibility report of a test run',
    file: 'index.html',
    children: (
      <>
        <Summary report={report} targetIds={target.map(({ id }) => id)} />
        <nav aria-label="Contents">
          <ul className="contents">
            {contents.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
        <fieldset className="filter">
          <legend>Show criteria</legend>
          {filters.map(({ id, text }) => (
            <label key={id}>
              <input type="radio" name="show" id={`show-${id}`} defaultChecked={id === 'all'} /> {text}
            </label>
          ))}
        </fieldset>
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
        <Sample report={report} />
        <Tools report={report} />
        <TestsOfTests report={report} />
        <ScreenReader report={report} />
        <Files />
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

const contents = [
  ...principles.map(({ id, name }) => ({ id: `principle-${id}`, text: `${id} ${name}` })),
  { id: 'beyond', text: 'Level AAA' },
  { id: 'sample', text: 'Sample, views, and states' },
  { id: 'tools', text: 'Tools and settings' },
  { id: 'barriers', text: 'Planted barriers' },
  { id: 'screen-reader', text: 'A screen reader' },
  { id: 'files', text: 'Files' },
];

/** criteria.css hides the other criteria. */
const filters = [
  { id: 'all', text: 'all' },
  { id: 'left', text: 'with a part left to a person' },
  { id: 'failed', text: 'failed' },
];

type Row = Criterion & { readonly verdict: Verdict };

interface ReportProps {
  readonly report: Report;
}

interface RowsProps extends ReportProps {
  readonly rows: readonly Row[];
}

function unknown({ id, manualCheck }: Criterion): Verdict {
  return { criterion: id, outcome: 'untested', reason: 'No test of it ran.', isLeft: manualCheck !== undefined };
}

function counts(rows: readonly Row[]): string {
  return outcomes
    .map(({ id, label }) => `${rows.filter(({ verdict }) => verdict.outcome === id).length} ${label.toLowerCase()}`)
    .join(', ');
}

/** Shows one line per criterion: its outcome, the tests, and the checks for a person. */
function Criteria({ rows, report }: RowsProps) {
  return (
    <ol className="criteria">
      {rows.map(({ id, name, level, slug, manualCheck, verdict: { outcome, reason, isLeft } }) => (
        <li key={id} id={`sc-${id}`} data-left={isLeft || undefined} data-outcome={outcome}>
          <div>
            <h3>
              {id} {name} <span className="level">{level}</span>
            </h3>
            <p>
              <span className="outcome" data-outcome={outcome}>
                {outcomeLabel(outcome)}
              </span>{' '}
              {reason}
            </p>
            <Evidence criterion={id} slug={slug} lines={report.lines.filter((line) => line.criterion === id)} />
          </div>
          {isLeft && manualCheck && (
            <p>
              <strong>Left to a person:</strong> {manualCheck.steps} <strong>Expected:</strong> {manualCheck.expected}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function TestsOfTests({ report: { barriers } }: ReportProps) {
  const missed = barriers?.filter(({ outcome }) => outcome !== 'found') ?? [];
  return (
    <section aria-labelledby="barriers">
      <h2 id="barriers">Do the tests notice barriers?</h2>
      <p>
        {barriers
          ? `${barriers.length - missed.length} of ${barriers.length} barriers that were planted on purpose made a test fail.${missed.length ? ' These tests did not notice theirs:' : ''}`
          : 'No barriers were planted into this commit.'}
      </p>
      {missed.length > 0 && (
        <ul>
          {missed.map(({ name }) => (
            <li key={name}>
              <code>{name}</code> {checkDescription(name)}
            </li>
          ))}
        </ul>
      )}
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

function Files() {
  return (
    <section aria-labelledby="files">
      <h2 id="files">Files</h2>
      <ul>
        {reportFiles.map(({ name, purpose }) => (
          <li key={name}>
            <a href={name}>{name}</a>: {purpose}
          </li>
        ))}
      </ul>
    </section>
  );
}
