/** The manual test sheet: a row for each criterion and assistive technology, which people fill in and sign as CSV. */
import { type Criterion, criteria } from '../criteria';
import { distinct, formatList, groupBy, outcomes } from './format';
import type { Report, RunFacts, Signature } from './types';

export interface Row {
  readonly criterion: Criterion;
  readonly aid: string;
  readonly signatures: readonly Signature[];
  /** The paths of the pages to test that no signature covers. */
  readonly openRoutes: readonly string[];
}

/** `signatures` must be those that count. */
export function rowsOf(criterion: Criterion, { pages, signatures }: Pick<RunFacts, 'pages' | 'signatures'>): readonly Row[] {
  const { aids = [], isAboutForms } = criterion.manualCheck ?? {};
  const routes = pages.filter(({ hasForm }) => hasForm || !isAboutForms).map(({ path }) => path);
  return aids.map((aid) => {
    const own = signatures.filter((each) => each.criterion === criterion.id && each.aid === aid);
    const signed = own.flatMap((each) => each.routes);
    return { criterion, aid, signatures: own, openRoutes: routes.filter((route) => !signed.includes(route)) };
  });
}

/** A criterion that tests decide has no row, but a person may sign what they have found. */
const aids: readonly string[] = distinct(criteria.flatMap(({ manualCheck }) => manualCheck?.aids ?? []));

/** Returns the reason why a signature does not count, if there is one. */
export function reasonAgainst(signature: Signature, run: Pick<RunFacts, 'commit' | 'isChanged' | 'pages'>): string | undefined {
  const { criterion, aid, outcome, who, date, commit, routes, note } = signature;
  const isUnknown = (route: string) => !run.pages.some(({ path }) => path === route);
  const reasons = [
    criteria.some(({ id }) => id === criterion) ? [] : `there is no criterion “${criterion}”`,
    aids.includes(aid) ? [] : `“${aid}” is none of: ${aids.join(', ')}`,
    outcome === 'untested' ? 'its outcome is none of: failed, cantTell, passed, inapplicable' : [],
    who ? [] : 'nobody has signed it',
    /^\d{4}-\d\d-\d\d$/.test(date) ? [] : 'it has no date such as 2026-11-21',
    commit === run.commit ? [] : `it is of commit ${commit || '“”'}, and this is ${run.commit}`,
    run.isChanged ? 'files were changed after the commit' : [],
    routes.length ? [] : 'it names no page',
    routes.some(isUnknown) ? `the site has no page ${formatList(routes.filter(isUnknown))}` : [],
    note || outcome === 'passed' ? [] : 'it has no note on what was found',
  ].flat();
  return reasons.join('; ') || undefined;
}

const columns = [
  'criterion',
  'name',
  'level',
  'with',
  'pages to test',
  'states',
  'steps',
  'expected result',
  'commit',
  'outcome',
  'pages tested',
  'who',
  'date',
  'note',
  'does not count because',
] as const;

type Cells = Partial<Record<(typeof columns)[number], string>>;

/** Writes the sheet as CSV (RFC 4180): what people have signed, and each row that is not signed for all its pages. */
export function sheetCsv(report: Report): string {
  const { commit, rejected, signatures } = report;
  const signed = [...signatures.map((signature) => [signature, ''] as const), ...rejected].map(
    ([{ routes, aid, ...signature }, reason]): Cells => ({
      ...testOf(signature.criterion, report),
      ...signature,
      with: aid,
      'pages tested': routes.join(' '),
      'does not count because': reason,
    }),
  );
  const open = criteria
    .flatMap((criterion) => rowsOf(criterion, report))
    .filter(({ openRoutes }) => openRoutes.length)
    .map(({ criterion, aid, openRoutes }): Cells => ({
      ...testOf(criterion.id, report),
      with: aid,
      'pages to test': openRoutes.join(' '),
      outcome: 'untested',
      commit,
    }));
  const rows = [columns, ...[...signed, ...open].map((cells) => columns.map((name) => cells[name] ?? ''))];
  // The byte order mark tells spreadsheets that it is UTF-8.
  return `\uFEFF${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}

function testOf(id: string, { pages, verdicts }: Report): Cells {
  const verdict = verdicts.find(({ criterion }) => criterion.id === id);
  if (!verdict) return {};
  const { name, level, manualCheck } = verdict.criterion;
  const inStates = verdict.lines.filter(({ state }) => state);
  const states = groupBy(inStates, ({ state }) => state).map((same) => {
    const paths = distinct(same.map(({ route }) => route));
    return paths.length < pages.length ? `${same[0].state} (${paths.join(' ')})` : same[0].state;
  });
  return {
    criterion: id,
    name,
    level,
    states: ['as loaded', ...states].join('; '),
    steps: manualCheck?.steps,
    'expected result': manualCheck?.expected,
  };
}

/** Spreadsheets run a cell that starts like a formula. An apostrophe makes it text. */
function quoted(text: string): string {
  const safe = text.replace(/^[=+\-@\t\r]/, "'$&");
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns each row with an outcome, even if it does not count. */
export function readSignatures(csv: string): readonly Signature[] {
  const [header = [], ...rows] = cellsOf(csv.replace(/^\uFEFF/, ''));
  return rows.flatMap((row): Signature[] => {
    const cell = (name: (typeof columns)[number]) => (row[header.indexOf(name)] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
    const written = cell('outcome').toLowerCase();
    if (written === '' || written === 'untested') return [];
    const tested = cell('pages tested');
    return [
      {
        criterion: cell('criterion'),
        aid: cell('with'),
        outcome: outcomes.find(({ id, label }) => [id, label].some((name) => name.toLowerCase() === written))?.id ?? 'untested',
        who: cell('who'),
        date: cell('date'),
        commit: cell('commit'),
        routes: (tested === 'all' ? cell('pages to test') : tested).split(/\s+/).filter(Boolean),
        note: cell('note'),
      },
    ];
  });
}

/** Splits CSV into rows of cells. Spreadsheets may write semicolons. */
function cellsOf(csv: string): readonly (readonly string[])[] {
  const separator = /^[^\r\n,;]*;/.test(csv) ? ';' : ',';
  const rows: string[][] = [[]];
  for (const [, inQuotes, plain, end] of csv.matchAll(
    new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\r\n]*))(${separator}|\r?\n|$)`, 'g'),
  )) {
    rows.at(-1)?.push(inQuotes?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== separator) rows.push([]);
  }
  return rows.filter((row) => row.some(Boolean));
}
