import { type ManualRow, manualRows } from './manualSheet';
import { reportDocument } from './ReportDocument';
import { type Aid, screenReaders, type Signature, signatures } from './signatures';
import type { Report } from './types';
import { formatCommit, groupBy, outcomes, outcomeLabel } from './format';

const sections: readonly { readonly id: string; readonly heading: string; readonly aids: readonly Aid[] }[] = [
  { id: 'screen-reader', heading: 'With a screen reader', aids: screenReaders },
  { id: 'voice-control', heading: 'With voice control', aids: ['voice control'] },
  { id: 'magnifier', heading: 'With a magnifier', aids: ['magnifier'] },
  { id: 'no-aid', heading: 'Without assistive technology', aids: ['no assistive technology'] },
];

/** The manual test sheet, for reading or printing. `manual.csv` has the same rows. */
export function manualPage(report: Report, signed: readonly Signature[] = signatures): string {
  const rows = manualRows(signed);
  const open = rows.filter(({ signature }) => !signature).length;
  return reportDocument({
    kind: report.kind,
    heading: 'Manual test sheet',
    file: 'manual.html',
    lead: (
      <>
        The checks that tests cannot decide, for commit <code>{formatCommit(report)}</code>: {open} of {rows.length} rows are untested. A
        row is done when a person signs it in <code>a11y/audit/report/signatures.ts</code>.
      </>
    ),
    children: sections.map(({ id, heading, aids }) => (
      <section key={id} className="sheet" aria-labelledby={id}>
        <h2 id={id}>{heading}</h2>
        <ol className="checks">
          {groupBy(
            rows.filter(({ aid }) => aids.includes(aid)),
            ({ criterion }) => criterion.id,
          ).map((same) => (
            <ManualItem key={same[0].criterion.id} rows={same} />
          ))}
        </ol>
        <ul className="blanks">
          {['Name', 'Date', 'Browser, assistive technology and versions', 'Pages'].map((blank) => (
            <li key={blank}>{blank}</li>
          ))}
        </ul>
      </section>
    )),
  });
}

function ManualItem({ rows }: { readonly rows: readonly [ManualRow, ...ManualRow[]] }) {
  const [{ criterion }] = rows;
  return (
    <li>
      <h3>
        {criterion.id} {criterion.name} <span className="level">{criterion.level}</span>
      </h3>
      <p>{criterion.manualCheck}</p>
      <ul className="rows">
        {rows.map(({ aid, signature }) => (
          <li key={aid + (signature?.who ?? '')}>
            {aid}:{' '}
            {signature
              ? `${outcomeLabel(signature.outcome).toLowerCase()}, ${signature.who}, ${signature.date}. ${signature.note}`
              : 'untested'}
            <span className="boxes" aria-hidden="true">
              {outcomes.map(({ id, label }) => id !== 'untested' && <span key={id}>{label}</span>)}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
