import { listInWords } from '../../../src/lib/listInWords';
import { all } from '../../checks/all';
import { describe } from '../../findings';
import { screenReaders } from '../evaluation';
import { worst } from './collect';
import { distinct, formatCount, formatPages, formatSituations, groupBy, outcomeLabel } from './format';
import { formatSignature, openRows } from './sheet';
import type { Line, Outcome, ReportProps, Verdict } from './types';

/** Lists criteria, each with its outcome, what a person must do, and its evidence. */
export function Criteria({ report, verdicts }: ReportProps & { readonly verdicts: readonly Verdict[] }) {
  return (
    <ol className="criteria">
      {verdicts.map((verdict) => {
        const { criterion, outcome, reason, lines } = verdict;
        const { id, name, level, slug } = criterion;
        return (
          <li key={id} id={`sc-${id}`}>
            <h3>
              {id} {name} <span className="level">{level}</span>
            </h3>
            <p>
              <span className="outcome" data-outcome={outcome}>
                {outcomeLabel(outcome)}
              </span>{' '}
              {reason}
            </p>
            {criterion.manualCheck && <ByHand verdict={verdict} report={report} />}
            {outcome === 'passed' && <Proof verdict={verdict} report={report} />}
            <details open={outcome === 'failed'}>
              <summary>
                Evidence for {id}: {listInWords(distinct(lines.map(({ tool }) => tool.kind))) || 'none'}
              </summary>
              {groupBy(lines, ({ tool }) => tool).map((group) => (
                <Evidence key={group[0].tool.name} lines={group} />
              ))}
              <p className="links">
                <a href={`https://www.w3.org/TR/WCAG22/#${slug}`}>{id} in the standard</a>
              </p>
            </details>
          </li>
        );
      })}
    </ol>
  );
}

interface VerdictProps extends ReportProps {
  readonly verdict: Verdict;
}

/** The steps for a person, who has signed them, and where they are open. */
function ByHand({ report, verdict: { criterion } }: VerdictProps) {
  const signed = report.signatures.filter((signature) => signature.criterion === criterion.id);
  return (
    <p>
      <strong>By hand:</strong> {criterion.manualCheck?.steps} <strong>Expected:</strong> {criterion.manualCheck?.expected}{' '}
      {[
        ...signed.map((signature) => `Signed: ${formatSignature(signature)}.`),
        ...groupBy(openRows(criterion, report), ({ routes }) => routes).map(
          (same) => `Open on ${formatPages(same[0].routes)}, with ${formatAids(same.map(({ aid }) => aid))}.`,
        ),
      ].join(' ')}
    </p>
  );
}

/** What shows that the tests of a criterion can fail. */
function Proof({ report: { barriers }, verdict: { criterion } }: VerdictProps) {
  const own = barriers?.filter(({ criteria }) => criteria.includes(criterion.id));
  const names = (isFound: boolean) => own?.flatMap(({ name, outcome }) => ((outcome === 'found') === isFound ? name : [])).join('; ');
  return (
    <p>
      <strong>Barriers:</strong>{' '}
      {own ? `These were planted, and turned a test red: ${names(true) || 'none'}.` : 'None was planted into this commit.'}{' '}
      {names(false) && `No test noticed: ${names(false)}. `}
      {criterion.failures && `W3C documents ${listInWords(criterion.failures) || 'no failure'}.`}
    </p>
  );
}

function formatAids(aids: readonly string[]): string {
  const listening: readonly string[] = screenReaders;
  const isAll = screenReaders.every((name) => aids.includes(name));
  return listInWords(isAll ? ['each screen reader of the baseline', ...aids.filter((aid) => !listening.includes(aid))] : aids);
}

const outcomeText: Readonly<Record<Outcome, string>> = {
  failed: 'Found a barrier',
  cantTell: 'Could not decide',
  passed: 'Found no barrier',
  inapplicable: 'Found nothing to test',
  untested: 'Did not run',
};

/** What a tool did, where, and what it found. */
function Evidence({ lines }: { readonly lines: readonly [Line, ...Line[]] }) {
  const [{ tool }] = lines;
  const decided = lines.filter(({ outcome }) => outcome !== 'untested' && outcome !== 'inapplicable');
  const ran = decided.length ? decided : lines;
  const findings = groupBy(
    lines.flatMap((line) => line.findings.map((finding) => ({ finding, line }))),
    // One element is an example of all that axe could not decide for the same reason.
    ({ finding, line }) => [line.outcome === 'cantTell' ? finding.what : finding, line.rule],
  );
  return (
    <>
      <p>
        <strong>{tool.kind === 'check' ? <code>{tool.name}</code> : tool.name}:</strong>{' '}
        {tool.kind === 'check'
          ? all.find(([name]) => name === tool.name)?.[1].claim
          : `${distinct(ran.map(({ rule }) => rule)).join('; ')}.`}{' '}
        <strong>{outcomeText[worst(lines.map(({ outcome }) => outcome))]}:</strong> {formatSituations(ran)}.
      </p>
      {findings.length > 0 && (
        <ul>
          {findings.map((same) => {
            const [{ finding, line }] = same;
            const others = distinct(same.map((found) => found.finding.selector)).length - 1;
            return (
              <li key={JSON.stringify([finding, line.rule])}>
                {describe(finding)}
                {others > 0 && `, and ${formatCount(others, 'more element')}`} ({formatSituations(same.map((found) => found.line))};{' '}
                {/* A tool may report any URL. */}
                {finding.helpUrl?.startsWith('https:') ? <a href={finding.helpUrl}>{line.rule}</a> : line.rule})
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
