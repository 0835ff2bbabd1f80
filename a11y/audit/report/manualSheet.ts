/** The manual test sheet: what a person must still do, with which reader and browser. Nothing counts as done until somebody has signed. */
import { criteria, type Criterion } from '../criteria.ts';
import { commitWords, plain } from './lineFacts.ts';
import type { AuditRun } from './run.ts';
import { signed, type Signature } from './signed.ts';

const readerPairs = [
  'NVDA + Firefox',
  'NVDA + Chrome',
  'JAWS + Chrome',
  'VoiceOver + Safari on macOS',
  'VoiceOver + Safari on iOS',
  'TalkBack + Chrome',
  'Orca + Firefox',
] as const;

export const pairs = [...readerPairs, 'voice control', 'magnifier', 'no assistive technology'] as const;

export type Pair = (typeof pairs)[number];

/** What screen readers say, or the order in which they say it. */
const isHeard = new Set(['1.1.1', '1.3.1', '1.3.2', '2.4.2', '2.4.3', '2.4.4', '2.4.6', '2.4.9', '2.4.10', '3.1.2', '3.2.4', '3.3.2', '3.3.3', '4.1.2', '4.1.3']);
/** What voice control hears or acts on. */
const isSpoken = new Set(['2.1.1', '2.5.3', '2.5.6', '4.1.2']);
/** What people with a magnifier see a part of, or see first. */
const isMagnified = new Set(['1.4.3', '1.4.5', '1.4.6', '1.4.8', '1.4.11', '2.4.3', '3.3.2', '4.1.3']);

/** The pairs that make sense for a criterion. What only needs eyes, hands or a dictionary is done without any. */
export function pairsFor({ id, person }: Criterion): readonly Pair[] {
  if (person === undefined) return [];
  const found: readonly Pair[] = [
    ...(isHeard.has(id) ? readerPairs : []),
    ...(isSpoken.has(id) ? (['voice control'] as const) : []),
    ...(isMagnified.has(id) ? (['magnifier'] as const) : []),
  ];
  return isHeard.has(id) || id === '2.5.3' ? found : [...found, 'no assistive technology'];
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

/** The sheet as CSV (RFC 4180). The mark at its start tells spreadsheets that it is UTF-8. */
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

/** Spreadsheets take a cell for a formula when it begins like one; an apostrophe makes it text. */
function cell(text: string): string {
  const safe = plain(text).replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
