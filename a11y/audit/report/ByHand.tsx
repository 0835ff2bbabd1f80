import { formatCommit, formatCount, formatList, formatPages, groupBy } from './format';
import { openRows, routesOf } from './sheet';
import type { ReportProps, Signature, Verdict } from './types';

/** The manual tests: the method, and the steps of each criterion. `manual.csv` has the same rows. */
export function ByHand({ report }: ReportProps) {
  const { rejected, verdicts } = report;
  const open = verdicts.flatMap(({ criterion }) => openRows(criterion, report)).length;
  return (
    <>
      <p>
        <a href="manual.csv">manual.csv</a> has {formatCount(open, 'row')} to sign. A row is a criterion, and what to test it with.
      </p>
      <ol>
        <li>
          Open the site at commit <code>{formatCommit(report)}</code>.
        </li>
        <li>Follow the steps of a row on each of its pages, as loaded and in its states. Compare with the expected result.</li>
        <li>
          Fill in its outcome (passed, failed, cantTell, or inapplicable), the pages that you tested (paths, or “all”), who you are, and the
          date. Unless it passed, write a note on what you found.
        </li>
        <li>
          Run <code>npm run audit -- --signed manual.csv</code> at the same commit.
        </li>
      </ol>
      {rejected.length > 0 && (
        <>
          <h3>Signatures that do not count</h3>
          <ul>
            {rejected.map(([signature, reason], index) => (
              <li key={index}>
                {formatSignature(signature)}: {reason}.
              </li>
            ))}
          </ul>
        </>
      )}
      <ol className="steps">
        {verdicts.map((verdict) => verdict.criterion.manualCheck && <Steps key={verdict.criterion.id} verdict={verdict} report={report} />)}
      </ol>
    </>
  );
}

function Steps({ verdict: { criterion }, report }: ReportProps & { readonly verdict: Verdict }) {
  const { id, name, level, manualCheck } = criterion;
  const signed = report.signatures.filter((signature) => signature.criterion === id);
  return (
    <li id={`by-hand-${id}`}>
      <h3>
        {id} {name} <span className="level">{level}</span>
      </h3>
      <p>
        {manualCheck?.steps} <strong>Expected:</strong> {manualCheck?.expected}
      </p>
      <p className="level">
        {[
          ...signed.map((signature) => `Signed: ${formatSignature(signature)}.`),
          ...groupBy(openRows(criterion, report), ({ routes }) => routes).map(
            (same) => `Open on ${formatPages(same[0].routes)}: ${formatList(same.map(({ aid }) => aid))}.`,
          ),
        ].join(' ')}
      </p>
    </li>
  );
}

/** `1.4.4 passed, no assistive technology, Zoë Example, 2026-11-20, / and /pricing` */
export function formatSignature(signature: Signature): string {
  const { criterion, with: aid, outcome, who, date, note } = signature;
  return [`${criterion} ${outcome}`, aid, who, date, formatPages(routesOf(signature)), note].filter(Boolean).join(', ');
}
