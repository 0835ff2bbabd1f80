/** The manual test sheet lists the checks for people and assistive technologies. Each row is untested until somebody signs it. */
import { type Criterion, criteria } from '../criteria';
import { type Aid, screenReaders, type Signature, signatures } from './signatures';
import type { Report } from './types';
import { formatCommit, sanitize } from './format';

/** Criteria about screen reader output. */
const spoken = new Set([
  '1.1.1',
  '1.3.1',
  '1.3.2',
  '2.4.2',
  '2.4.3',
  '2.4.4',
  '2.4.6',
  '2.4.9',
  '2.4.10',
  '3.1.2',
  '3.2.4',
  '3.3.2',
  '3.3.3',
  '4.1.2',
  '4.1.3',
]);
/** Criteria about voice control. */
const voiced = new Set(['2.1.1', '2.5.3', '2.5.6', '4.1.2']);
/** Criteria about a magnified part of the page. */
const magnified = new Set(['1.4.3', '1.4.5', '1.4.6', '1.4.8', '1.4.11', '2.4.3', '3.3.2', '4.1.3']);

export interface ManualRow {
  readonly criterion: Criterion;
  readonly aid: Aid;
  /** Undefined until somebody signs the row. */
  readonly signature?: Signature;
}

/** Returns a row for each criterion and aid, or for each of their signatures. */
export function manualRows(signed: readonly Signature[] = signatures): readonly ManualRow[] {
  return criteria.flatMap((criterion) =>
    aidsFor(criterion).flatMap((aid) => {
      const found = signed.filter((signature) => signature.criterion === criterion.id && signature.aid === aid);
      return found.length ? found.map((signature) => ({ criterion, aid, signature })) : [{ criterion, aid }];
    }),
  );
}

function aidsFor({ id, manualCheck }: Criterion): readonly Aid[] {
  if (!manualCheck) return [];
  return [
    ...(spoken.has(id) ? screenReaders : []),
    ...(voiced.has(id) ? (['voice control'] as const) : []),
    ...(magnified.has(id) ? (['magnifier'] as const) : []),
    ...(spoken.has(id) || id === '2.5.3' ? [] : (['no assistive technology'] as const)),
  ];
}

const header = ['criterion', 'name', 'level', 'check', 'with', 'outcome', 'pages', 'who', 'date', 'commit', 'note', 'sheet for commit'];

/** Writes the rows as CSV (RFC 4180). The byte order mark tells spreadsheets that it is UTF-8. */
export function manualCsv(report: Report, signed: readonly Signature[] = signatures): string {
  const rows = manualRows(signed).map(({ criterion: { id, name, level, manualCheck = '' }, aid, signature }) => {
    const { outcome = 'untested', routes = [], who = '', date = '', commit = '', note = '' } = signature ?? {};
    return [id, name, level, manualCheck, aid, outcome, routes.join(' '), who, date, commit, note, formatCommit(report)];
  });
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** Spreadsheets run a cell that starts like a formula. An apostrophe makes it text. */
function cell(text: string): string {
  const safe = sanitize(text).replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
