/** Reads the signed rows of the manual test sheet, which people fill in as CSV. */
import type { Aid } from '../evaluation';
import { criterionById } from '../criteria';
import type { Signature } from './types';

export const sheetColumns = [
  'criterion',
  'name',
  'level',
  'with',
  'pages to test',
  'states',
  'steps',
  'expected result',
  'outcome',
  'pages tested',
  'who',
  'date',
  'commit',
  'note',
] as const;

/** @throws with the row if a signed row lacks a field */
export function readSignatures(csv: string): readonly Signature[] {
  const [header = [], ...rows] = cellsOf(csv.replace(/^\uFEFF/, ''));
  return rows.flatMap((row, index): Signature[] => {
    const cell = (name: (typeof sheetColumns)[number]) => (row[header.indexOf(name)] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
    const outcome = cell('outcome').toLowerCase().replace('cannot tell', 'canttell');
    if (outcome === '' || outcome === 'untested') return [];
    const known = (['failed', 'cantTell', 'passed', 'inapplicable'] as const).find((each) => each.toLowerCase() === outcome);
    const tested = cell('pages tested');
    const signature = {
      criterion: criterionById(cell('criterion')).id,
      aid: cell('with') as Aid,
      who: cell('who'),
      date: cell('date'),
      commit: cell('commit'),
      routes: (tested === 'all' ? cell('pages to test') : tested).split(/\s+/).filter(Boolean),
      note: cell('note'),
    };
    const { who, date, commit, routes, note } = signature;
    const missing = [
      known ? [] : 'a known outcome',
      who ? [] : 'who',
      /^\d{4}-\d\d-\d\d$/.test(date) ? [] : 'a date such as 2026-11-21',
      commit ? [] : 'the commit',
      routes.length ? [] : 'the pages tested',
      note || known === 'passed' ? [] : 'a note',
    ].flat();
    if (!known || missing.length) throw new Error(`Row ${index + 2} of the signed sheet lacks ${missing.join(', ')}.`);
    return [{ ...signature, outcome: known }];
  });
}

/** Splits CSV (RFC 4180) into rows of cells. Spreadsheets may write semicolons. */
function cellsOf(csv: string): readonly (readonly string[])[] {
  const separator = /^[^\r\n,;]*;/.test(csv) ? ';' : ',';
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\r\n]*))(${separator}|\r?\n|$)`, 'g'))) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== separator) rows.push([]);
  }
  return rows.filter((row) => row.some(Boolean));
}
