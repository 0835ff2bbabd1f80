/** The manual test sheet lists the checks for people and assistive technologies. Each row is untested until somebody signs it. */
import type { Aid } from '../evaluation';
import { type Criterion, criteria } from '../criteria';
import { sheetColumns } from './signatures';
import type { Line, RunFacts, Signature } from './types';
import { distinct, groupBy, sanitize } from './format';

export interface ManualRow {
  readonly criterion: Criterion;
  readonly aid: Aid;
  /** The paths of the pages to test. */
  readonly routes: readonly string[];
  /** The pages to test that no signature for this commit covers. */
  readonly openRoutes: readonly string[];
  readonly signatures: readonly Signature[];
}

type Facts = Pick<RunFacts, 'pages' | 'commit' | 'isChanged' | 'signatures'>;

/** Returns a row for each criterion and aid. */
export function manualRows(facts: Facts): readonly ManualRow[] {
  return criteria.flatMap((criterion) =>
    (criterion.manualCheck?.aids ?? []).map((aid) => {
      const pages = facts.pages.filter(({ hasForm }) => hasForm || !criterion.manualCheck?.isAboutForms);
      const routes = pages.map(({ path }) => path);
      const signatures = facts.signatures.filter((each) => each.criterion === criterion.id && each.aid === aid);
      const signed = signatures.filter((each) => counts(each, facts)).flatMap((each) => each.routes);
      return { criterion, aid, routes, signatures, openRoutes: routes.filter((route) => !signed.includes(route)) };
    }),
  );
}

/** A signature counts for the commit that it names. */
export function counts({ commit }: Signature, facts: Facts): boolean {
  return commit === facts.commit && !facts.isChanged;
}

/** Returns the states in which the criterion was tested on the pages of a row, each with its pages if it is not on all of them. */
export function statesOf({ criterion, routes }: ManualRow, lines: readonly Line[]): readonly string[] {
  const ofRow = lines.filter(({ criterion: id, route, state }) => id === criterion.id && routes.includes(route) && state);
  return groupBy(ofRow, ({ state }) => state).map((same) => {
    const paths = distinct(same.map(({ route }) => route));
    return paths.length < routes.length ? `${same[0].state} (${paths.join(' ')})` : same[0].state;
  });
}

/** Writes the rows as CSV (RFC 4180), to fill in and read again. The byte order mark tells spreadsheets that it is UTF-8. */
export function manualCsv(facts: Facts & { readonly lines: readonly Line[] }): string {
  const rows = manualRows(facts).flatMap((row) => {
    const { criterion, aid, routes, openRoutes, signatures } = row;
    const { id, name, level, manualCheck } = criterion;
    const states = ['as loaded', ...statesOf(row, facts.lines)].join('; ');
    const start = [id, name, level, aid];
    const method = [states, manualCheck?.steps ?? '', manualCheck?.expected ?? ''];
    return [
      ...signatures.map((each) => [
        ...start,
        each.routes.join(' '),
        ...method,
        each.outcome,
        each.routes.join(' '),
        each.who,
        each.date,
        each.commit,
        each.note,
      ]),
      ...(openRoutes.length
        ? [[...start, (signatures.length ? openRoutes : routes).join(' '), ...method, 'untested', '', '', '', '', '']]
        : []),
    ];
  });
  return `\uFEFF${[sheetColumns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** Spreadsheets run a cell that starts like a formula. An apostrophe makes it text. */
function cell(text: string): string {
  const safe = sanitize(text).replace(/^[=+\-@\t\r]/, "'$&");
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
