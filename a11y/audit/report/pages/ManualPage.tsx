import { ContentsList } from '../../../../src/components/ContentsList/ContentsList';
import { DataTable } from '../../../../src/components/DataTable/DataTable';
import { RichText } from '../../../../src/components/RichText/RichText';
import { sheetRows, type SheetRow } from '../formats/manualSheet';
import { commitWords } from '../lineFacts';
import { type Pair, pairs } from '../pairs';
import { plainly } from '../plain';
import type { AuditRun } from '../run';
import { signed, type Signature } from '../signed';
import { counted, dateWords } from '../words';
import { joined } from './joined';
import styles from './ManualPage.module.css';
import { OutcomeWord } from './OutcomeSign';
import { Part } from './Part';
import { reportDocument } from './ReportDocument';
import { ReportLink } from './ReportLink';

/** The manual test sheet to print, fill in and sign: a part for each pair, since people work through it pair by pair. */
export function manualPage(unsafeRun: AuditRun, signatures: readonly Signature[] = signed): string {
  const run = plainly(unsafeRun);
  const rows = plainly(sheetRows(signatures));
  const parts = pairs
    .map((pair) => ({ pair, id: idOf(pair), heading: capital(pair), rows: rows.filter((row) => row.pair === pair) }))
    .filter((part) => part.rows.length);
  return reportDocument({
    kind: run.kind,
    title: 'Manual test sheet',
    file: 'manual.html',
    lead: 'What no machine can tell, and with what a person finds out. Every row is “not tested” until somebody has done it and put a name to it.',
    children: (
      <>
        <div className={styles.contents}>
          <ContentsList heading="With what" sections={parts} />
        </div>
        <Part id="how" heading="How to fill it in">
          <Instructions run={run} />
        </Part>
        {parts.map(({ id, heading, rows: those }) => (
          <div key={id} className={styles.sheet}>
            <Part id={id} heading={heading} variant="wide">
              <Sheet heading={heading} rows={those} />
            </Part>
          </div>
        ))}
      </>
    ),
  });
}

function Instructions({ run }: { readonly run: AuditRun }) {
  return (
    <>
      <ol className={styles.steps}>
        <li>
          Print the part that you have the reader, browser or device for, or open <ReportLink href="manual.csv">manual.csv</ReportLink> in a spreadsheet.
        </li>
        <li>Do what each row says, on every page that has such a thing. Write down which pages, which theme and how wide the window was.</li>
        <li>Tick what you found. What you did not do stays “not tested”.</li>
        <li>Sign, with the date and the commit that you looked at.</li>
        <li>
          Copy your rows into <RichText text={[{ code: 'a11y/audit/report/signed.ts' }]} />. The next audit lists them under your name.
        </li>
      </ol>
      <p>
        Sheet made on <time dateTime={run.date}>{dateWords(run.date)}</time> for commit <RichText text={[{ code: commitWords(run) }]} />.
      </p>
    </>
  );
}

/** Lines to write on, on paper only. */
const blanks = ['Name', 'Date', 'Commit looked at', 'Versions of reader, browser and system', 'Pages', 'Theme and width of the window', 'Signature'];

function Sheet({ heading, rows }: { readonly heading: string; readonly rows: readonly SheetRow[] }) {
  return (
    <>
      <DataTable
        caption={`${heading}: ${counted(rows.length, 'row')}`}
        columns={['Criterion', 'What to do', 'Outcome', 'What was found']}
        rows={rows.map(({ criterion: { id, name, level, person }, signature }, index) => ({
          id: `${id} ${index}`,
          cells: [
            `${id} ${name} (${level})`,
            person,
            <Outcome key="outcome" signature={signature} />,
            <FoundBy key="found" signature={signature} />,
          ],
        }))}
      />
      <ul className={styles.blanks}>
        {blanks.map((blank) => (
          <li key={blank}>{blank}</li>
        ))}
      </ul>
    </>
  );
}

/** With boxes to tick on paper only: on a screen they would read as outcomes that somebody has found. */
function Outcome({ signature }: Pick<SheetRow, 'signature'>) {
  if (signature) return <OutcomeWord outcome={signature.outcome} />;
  return (
    <>
      <OutcomeWord outcome="untested" word="not tested" />
      <span className={styles.boxes}>
        <span>passed</span> <span>failed</span> <span>cannot tell</span> <span>inapplicable</span>
      </span>
    </>
  );
}

function FoundBy({ signature }: Pick<SheetRow, 'signature'>) {
  // On paper there is room to write instead.
  if (!signature) return <span className={styles.screenOnly}>nobody has signed</span>;
  const { who, date, commit, routes, theme, width, note } = signature;
  return (
    <>
      {note} <strong>{who}</strong>, <time dateTime={date}>{date}</time>, commit <RichText text={[{ code: commit }]} />: {joined(routes)}; {theme},{' '}
      {width} px wide.
    </>
  );
}

function idOf(pair: Pair): string {
  return pair.toLowerCase().replace(/\W+/g, '-');
}

function capital(pair: Pair): string {
  return `${pair.charAt(0).toUpperCase()}${pair.slice(1)}`;
}
