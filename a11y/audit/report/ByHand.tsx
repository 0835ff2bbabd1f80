import { formatCommit, formatList, formatPages, groupBy } from './format';
import type { ReportProps } from './ReportPage';
import { type Row, rowsOf } from './sheet';
import type { Signature } from './types';

/** The manual tests: the method, and the steps of each criterion. `manual.csv` has the same rows. */
export function ByHand({ report }: ReportProps) {
  const { rejected, verdicts } = report;
  const rows = verdicts.flatMap(({ criterion }) => rowsOf(criterion, report));
  const open = rows.filter(({ openRoutes }) => openRoutes.length).length;
  return (
    <>
      <p>
        {open} of the {rows.length} rows of <a href="manual.csv">manual.csv</a> are not signed for all their pages. A row is a criterion,
        and what to test it with.
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
        {groupBy(rows, ({ criterion }) => criterion.id).map((same) => (
          <Steps key={same[0].criterion.id} rows={same} />
        ))}
      </ol>
    </>
  );
}

function Steps({ rows }: { readonly rows: readonly [Row, ...Row[]] }) {
  const [{ criterion }] = rows;
  const { id, name, level, manualCheck } = criterion;
  const open = rows.filter(({ openRoutes }) => openRoutes.length);
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
          ...rows.flatMap(({ signatures }) => signatures.map((signature) => `Signed: ${formatSignature(signature)}.`)),
          ...groupBy(open, ({ openRoutes }) => openRoutes).map(
            (same) => `Open on ${formatPages(same[0].openRoutes)}: ${formatList(same.map(({ aid }) => aid))}.`,
          ),
        ].join(' ')}
      </p>
    </li>
  );
}

/** `1.4.4 passed, no assistive technology, Zoë Example, 2026-11-20, / and /pricing` */
export function formatSignature({ criterion, aid, outcome, who, date, routes, note }: Signature): string {
  return [`${criterion} ${outcome}`, aid, who, date, formatPages(routes), note].filter(Boolean).join(', ');
}
