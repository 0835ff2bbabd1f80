/** The manual test sheet: a row for each criterion and assistive technology, which people fill in and sign as CSV. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { isDay } from '../../../src/lib/isDay';
import { listInWords } from '../../../src/lib/listInWords';
import { currentCommit } from '../../../src/tools/commit.mjs';
import { allPaths } from '../../pages';
import { type Criterion, criteria } from '../criteria';
import { distinct, formatPages, outcomes } from './format';
import { columns, type Report, type RunFacts, type Signature } from './types';

/** Returns the paths of the pages that a person has tested. */
export const routesOf = (signature: Signature): readonly string[] => signature['pages tested'].split(/\s+/).filter(Boolean);

/** `1.4.4 passed, no assistive technology, Zoë Example, 2026-11-20, / and /pricing` */
export function formatSignature(signature: Signature): string {
  const { criterion, with: aid, outcome, who, date, note } = signature;
  return [`${criterion} ${outcome}`, aid, who, date, formatPages(routesOf(signature)), note].filter(Boolean).join(', ');
}

/** Returns the rows that are not signed for all their pages: the assistive technology, and the paths that no signature covers. */
export function openRows(criterion: Criterion, { pages, signatures }: Pick<RunFacts, 'pages' | 'signatures'>) {
  const { aids = [], isAboutForms } = criterion.manualCheck ?? {};
  const all = pages.filter(({ hasForm }) => hasForm || !isAboutForms).map(({ path }) => path);
  return aids.flatMap((aid) => {
    const signed = signatures.filter((each) => each.criterion === criterion.id && each.with === aid).flatMap(routesOf);
    const routes = all.filter((route) => !signed.includes(route));
    return routes.length ? [{ aid, routes }] : [];
  });
}

/** A criterion that tests decide has no row, but a person may sign what they have found. */
const aids: readonly string[] = distinct(criteria.flatMap(({ manualCheck }) => manualCheck?.aids ?? []));

const known: readonly string[] = outcomes.map(({ id }) => id).filter((id) => id !== 'untested');

/** Reads a signed sheet. Throws if a signature does not count, so that an audit stops before it starts. */
export function signaturesIn(file: string): readonly Signature[] {
  const signatures = readSignatures(readFileSync(file));
  const run = currentCommit();
  const faults = signatures.flatMap((signature) => {
    const reasons = reasonsAgainst(signature, run);
    return reasons.length ? `${formatSignature(signature)}\n  because ${reasons.join('; ')}` : [];
  });
  if (faults.length) throw new Error(`These signatures do not count:\n${faults.join('\n')}`);
  return signatures;
}

/** Returns the reasons why a signature does not count. */
export function reasonsAgainst(signature: Signature, run: Pick<RunFacts, 'commit' | 'isChanged'>): readonly string[] {
  const { criterion, with: aid, outcome, who, date, commit, note } = signature;
  const tested = routesOf(signature);
  const unknown = tested.filter((route) => !(allPaths as readonly string[]).includes(route));
  return [
    criteria.some(({ id }) => id === criterion) ? [] : `there is no criterion “${criterion}”`,
    aids.includes(aid) ? [] : `“${aid}” is none of: ${aids.join(', ')}`,
    known.includes(outcome) ? [] : `“${outcome}” is none of: ${known.join(', ')}`,
    who ? [] : 'nobody has signed it',
    isDay(date) ? [] : `“${date}” is no date such as 2026-11-21, which a spreadsheet keeps if you type ' before it`,
    commit === run.commit ? [] : `it is of commit “${commit}”, and this is ${run.commit}`,
    run.isChanged ? 'files were changed after the commit' : [],
    tested.length ? [] : 'it names no page',
    unknown.length ? `the site has no page ${listInWords(unknown)}` : [],
    note || outcome === 'passed' ? [] : 'it has no note on what was found',
  ].flat();
}

/** Writes the sheet as CSV (RFC 4180): what people have signed, and each open row. */
export function sheetCsv(report: Report): string {
  const { commit, signatures } = report;
  const open = report.verdicts.flatMap(({ criterion }) => {
    const { id, name, level, manualCheck } = criterion;
    return openRows(criterion, report).map(({ aid, routes }): Partial<Signature> => ({
      // A number alone would become a date in some languages.
      criterion: `${id} ${name}`,
      level,
      with: aid,
      'pages to test': routes.join(' '),
      steps: manualCheck?.steps,
      'expected result': manualCheck?.expected,
      commit,
      outcome: 'untested',
    }));
  });
  const nameOf = (id: string) => criteria.find((criterion) => criterion.id === id)?.name;
  const signed = signatures.map((signature) => ({ ...signature, criterion: `${signature.criterion} ${nameOf(signature.criterion)}` }));
  const rows = [...signed, ...open].map((row) => columns.map((name) => row[name] ?? ''));
  // The byte order mark tells spreadsheets that it is UTF-8. They run a cell that starts like a formula.
  return stringify([columns, ...rows], { bom: true, record_delimiter: 'windows', escape_formulas: true, quoted_match: /[;\r\n]/ });
}

const needed = ['criterion', 'with', 'outcome', 'pages tested', 'who', 'date', 'commit'] as const;

/** Returns each row with an outcome. Throws if a column is missing, or nobody has signed a row. */
export function readSignatures(sheet: Uint8Array | string): readonly Signature[] {
  const rows = recordsOf(typeof sheet === 'string' ? sheet : textOf(sheet));
  const missing = needed.filter((name) => rows[0] && !(name in rows[0]));
  if (missing.length)
    throw new Error(`The sheet has no column ${listInWords(missing)}. Keep the headings of manual.csv, and save it as CSV.`);
  const signatures = rows.flatMap((cells): Signature | [] => {
    const cell = (name: string) => (cells[name] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
    const row = Object.fromEntries(columns.map((name) => [name, cell(name)])) as Signature;
    // People may write what the report says, such as “Cannot tell”.
    const written = outcomes.find(({ id, label }) => [id, label].some((name) => name.toLowerCase() === row.outcome.toLowerCase()));
    const outcome = written?.id ?? row.outcome;
    if (!outcome || outcome === 'untested') return [];
    return {
      ...row,
      criterion: row.criterion.split(' ')[0] ?? '',
      outcome,
      'pages tested': row['pages tested'].toLowerCase() === 'all' ? row['pages to test'] : row['pages tested'],
      date: row.date.replace(/^(\d\d)\.(\d\d)\.(?:20)?(\d\d)$/, '20$3-$2-$1'),
    };
  });
  if (!signatures.length) throw new Error('Nobody has signed this sheet: each outcome is empty or “untested”.');
  return signatures;
}

/** Decodes what spreadsheets write: UTF-8, UTF-16 with a byte order mark or without, or Windows-1252. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding = first === 0xfe || first === 0 ? 'utf-16be' : first === 0xff || second === 0 ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Spreadsheets separate cells with commas, semicolons, or tabs, and may write a whole row as one cell. */
function recordsOf(csv: string): readonly Readonly<Record<string, string>>[] {
  const text = csv.replace(/^\uFEFF?(sep=.[\r\n]+)?/, '');
  const delimiter = /^"?criterion"?([,;\t])/i.exec(text)?.[1] ?? ',';
  const options = { delimiter, relax_column_count: true, skip_empty_lines: true, relax_quotes: true };
  const rows: string[][] = parse(text, options);
  if (rows.every(({ length }) => length === 1) && rows[0]?.[0]?.includes(',')) return recordsOf(rows.join('\n'));
  const [headings = [], ...others] = rows;
  return others.map((cells) => Object.fromEntries(headings.map((heading, index) => [heading.trim().toLowerCase(), cells[index] ?? ''])));
}
