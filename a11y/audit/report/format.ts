/** Formats outcomes and situations for people. */
import { listInWords } from '../../../src/lib/listInWords';
import type { RecordedView } from '../../situations';
import type { Line, Outcome, RunFacts } from './types';

/** In the order for readers. */
export const outcomes: readonly { readonly id: Outcome; readonly label: string; readonly meaning: string }[] = [
  { id: 'failed', label: 'Failed', meaning: 'A test of this run, or a person, found a barrier.' },
  { id: 'cantTell', label: 'Cannot tell', meaning: 'No test found a barrier, but a part is left that tests did not decide.' },
  {
    id: 'passed',
    label: 'Passed',
    meaning: 'The tests decide all of it and found no barrier, or people have signed each row of the sheet.',
  },
  { id: 'inapplicable', label: 'Inapplicable', meaning: 'The site has nothing that the criterion is about, and tests looked for it.' },
  { id: 'untested', label: 'Untested', meaning: 'No test of it ran.' },
];

export const outcomeLabel = (outcome: Outcome): string => outcomes.find(({ id }) => id === outcome)?.label ?? outcome;

/** `dark, 320 px`, with what differs from most views: `light, 1280 px, text 200%, with motion` */
export function formatView({ media, width, textSize, script, motion }: RecordedView): string {
  return [
    media,
    `${width} px`,
    textSize === 100 ? [] : `text ${textSize}%`,
    { on: [], loading: 'before the app', off: 'without script' }[script],
    motion === 'full' ? 'with motion' : [],
  ]
    .flat()
    .join(', ');
}

/** `light, 1280 px: 31 pages; dark, 320 px, the menu is open and 2 more states: / and /docs` */
export function formatSituations(lines: readonly Line[]): string {
  const groups = groupBy(lines, ({ view }) => view ?? null).map((same) => {
    const [{ view, tool }] = same;
    const [first = '', ...others] = distinct(same.map(({ state }) => state));
    const states = others.length ? `${first || 'as loaded'} and ${formatCount(others.length, 'more state')}` : first;
    const where = [view ? formatView(view) : tool.kind === 'check' ? 'built HTML' : '', states].filter(Boolean).join(', ');
    return [where, formatPages(same.map(({ route }) => route))].filter(Boolean).join(': ');
  });
  return groups.join('; ');
}

/** `/ and /docs`, `31 pages` */
export function formatPages(all: readonly string[]): string {
  const routes = distinct(all);
  return routes.length < 4 ? listInWords(routes) : formatCount(routes.length, 'page');
}

export function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

/** Groups entries in the order of their first entries. */
export function groupBy<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => unknown): readonly (readonly [Entry, ...Entry[]])[] {
  const groups = new Map<string, [Entry, ...Entry[]]>();
  for (const entry of entries) {
    const key = JSON.stringify(keyOf(entry));
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()];
}

/** `1 page`, `19 pages` */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

export const formatCommit = ({ commit, isChanged }: Pick<RunFacts, 'commit' | 'isChanged'>): string =>
  isChanged ? `${commit} with later changes` : commit;

/** `Browser: Chromium 156; Playwright: 1.65.0` */
export function formatEnvironment(environment: RunFacts['environment']): string {
  return Object.entries(environment)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
}

/** `November 21, 2026 at 9:30 AM UTC` */
export function formatDate(date: string): string {
  return `${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(date))} UTC`;
}
