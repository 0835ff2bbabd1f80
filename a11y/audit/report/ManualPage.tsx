import { manualChecks } from '../manualChecks';
import { type Aid, screenReaders } from '../evaluation';
import { counts, type ManualRow, manualRows, statesOf } from './manualSheet';
import { reportDocument } from './ReportDocument';
import type { Report } from './types';
import { formatCommit, formatCount, formatList, groupBy, outcomes, outcomeLabel } from './format';

const sections: readonly { readonly id: string; readonly heading: string; readonly aids: readonly Aid[] }[] = [
  { id: 'screen-reader', heading: 'With a screen reader', aids: screenReaders },
  { id: 'voice-control', heading: 'With voice control', aids: ['voice control'] },
  { id: 'magnifier', heading: 'With a magnifier', aids: ['magnifier'] },
  { id: 'no-aid', heading: 'Without assistive technology', aids: ['no assistive technology'] },
];

/** The manual test sheet, for reading or printing. `manual.csv` has the same rows. */
export function manualPage(report: Report): string {
  const rows = manualRows(report);
  const open = rows.filter(({ openRoutes }) => openRoutes.length).length;
  const allPages = report.pages.map(({ path }) => path);
  return reportDocument({
    heading: 'Manual test sheet',
    file: 'manual.html',
    lead: (
      <>
        The checks that tests cannot decide, for commit <code>{formatCommit(report)}</code>: {open} of {rows.length} rows are untested.
      </>
    ),
    children: (
      <>
        <section aria-labelledby="method">
          <h2 id="method">Method</h2>
          <ol>
            <li>Open the site at this commit, and take a row: a criterion and what to test it with.</li>
            <li>Follow its steps on each of its pages, as loaded and in its states. Compare with the expected result.</li>
            <li>
              Fill in the row of <a href="manual.csv">manual.csv</a>: outcome (passed, failed, cantTell, or inapplicable), pages tested
              (paths, or “all”), who, date, and commit. A note is required unless it passed.
            </li>
            <li>
              Run <code>npm run audit -- --signed manual.csv</code> at the same commit. A signature counts for the pages and the commit that
              it names.
            </li>
          </ol>
          <details>
            <summary>All {formatCount(allPages.length, 'page')}</summary>
            <p>{allPages.join(' ')}</p>
          </details>
        </section>
        {sections.map(({ id, heading, aids }) => (
          <section key={id} className="sheet" aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <ol className="checks">
              {groupBy(
                rows.filter(({ aid }) => aids.includes(aid)),
                ({ criterion }) => criterion.id,
              ).map((same) => (
                <ManualItem key={same[0].criterion.id} rows={same} report={report} />
              ))}
            </ol>
            <ul className="blanks">
              {['Name', 'Date', 'Browser, assistive technology and versions', 'Pages'].map((blank) => (
                <li key={blank}>{blank}</li>
              ))}
            </ul>
          </section>
        ))}
      </>
    ),
  });
}

function ManualItem({ rows, report }: { readonly rows: readonly [ManualRow, ...ManualRow[]]; readonly report: Report }) {
  const [row] = rows;
  const { criterion, routes } = row;
  const states = statesOf(row, report.lines);
  const check = manualChecks[criterion.id];
  return (
    <li>
      <h3>
        {criterion.id} {criterion.name} <span className="level">{criterion.level}</span>
      </h3>
      <p>{check?.steps}</p>
      <p>
        <strong>Expected:</strong> {check?.expected}
      </p>
      <p className="level">
        {check?.isAboutForms ? `Pages with a form: ${formatList(routes)}` : 'All pages'}.{' '}
        {states.length > 0 &&
          `${states.length > 6 ? 'As loaded and in' : 'As loaded, and:'} ${states.length > 6 ? `${states.length} states, which manual.csv lists` : states.join('; ')}.`}
      </p>
      <ul className="rows">
        {rows.map(({ aid, signatures, openRoutes }) => (
          <li key={aid}>
            {aid}:{' '}
            {signatures.map(
              (each) =>
                `${outcomeLabel(each.outcome).toLowerCase()}, ${each.who}, ${each.date}, ${formatCount(each.routes.length, 'page')} of commit ${each.commit}${counts(each, report) ? '' : ', which is not this one'}. ${each.note} `,
            )}
            {openRoutes.length > 0 && (signatures.length ? `${formatCount(openRoutes.length, 'page')} untested` : 'untested')}
            <span className="boxes" aria-hidden="true">
              {outcomes.map(({ id, label }) => id !== 'untested' && <span key={id}>{label}</span>)}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
