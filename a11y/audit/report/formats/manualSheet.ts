/** The manual test sheet: what is left for a person to test, with which screen reader and browser. Nothing counts as done until somebody has signed. */
import { criteria, type Criterion } from '../../criteria';
import { commitWords } from '../lineFacts';
import { type Pair, readerPairs } from '../pairs';
import { plain } from '../plain';
import type { AuditRun } from '../run';
import { signed, type Signature } from '../signed';

/** Criteria about what screen readers say, or in which order. */
const heard = new Set(['1.1.1', '1.3.1', '1.3.2', '2.4.2', '2.4.3', '2.4.4', '2.4.6', '2.4.9', '2.4.10', '3.1.2', '3.2.4', '3.3.2', '3.3.3', '4.1.2', '4.1.3']);
/** Criteria about what voice control recognizes or acts on. */
const spoken = new Set(['2.1.1', '2.5.3', '2.5.6', '4.1.2']);
/** Criteria about what a magnifier shows only a part of. */
const magnified = new Set(['1.4.3', '1.4.5', '1.4.6', '1.4.8', '1.4.11', '2.4.3', '3.3.2', '4.1.3']);

/** The pairs that make sense for a criterion. What takes only eyes, hands or a dictionary needs no assistive technology. */
export function pairsFor({ id, person }: Criterion): readonly Pair[] {
  if (person === undefined) return [];
  const found: readonly Pair[] = [
    ...(heard.has(id) ? readerPairs : []),
    ...(spoken.has(id) ? (['voice control'] as const) : []),
    ...(magnified.has(id) ? (['magnifier'] as const) : []),
  ];
  return heard.has(id) || id === '2.5.3' ? found : [...found, 'no assistive technology'];
}

export interface SheetRow {
  readonly criterion: Criterion;
  readonly pair: Pair;
  /** Undefined until somebody has signed. */
  readonly signature?: Signature;
}

/** One row for each criterion and pair; when several people have signed one, a row for each of them. */
export function sheetRows(signatures: readonly Signature[] = signed): readonly SheetRow[] {
  return criteria.flatMap((criterion) =>
    pairsFor(criterion).flatMap((pair) => {
      const found = signatures.filter((signature) => signature.criterion === criterion.id && signature.pair === pair);
      return found.length ? found.map((signature) => ({ criterion, pair, signature })) : [{ criterion, pair }];
    }),
  );
}

const head = ['criterion', 'name', 'level', 'what to do', 'with', 'outcome', 'pages', 'theme', 'width in px', 'who', 'date', 'commit looked at', 'note', 'sheet made for commit', 'sheet made on'];

/** The sheet as CSV (RFC 4180). The byte order mark at its start tells spreadsheets that it is UTF-8. */
export function manualSheet(run: AuditRun, signatures: readonly Signature[] = signed): string {
  const rows = sheetRows(signatures).map(({ criterion: { id, name, level, person = '' }, pair, signature }) => [
    id,
    name,
    level,
    person,
    pair,
    signature?.outcome ?? 'not tested',
    signature?.routes.join(' ') ?? '',
    signature?.theme ?? '',
    signature ? String(signature.width) : '',
    signature?.who ?? '',
    signature?.date ?? '',
    signature?.commit ?? '',
    signature?.note ?? '',
    commitWords(run),
    run.date,
  ]);
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** Spreadsheets run a cell that begins like a formula; an apostrophe makes it text. */
function cell(text: string): string {
  const safe = plain(text).replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
