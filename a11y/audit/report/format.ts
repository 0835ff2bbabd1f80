/** Formats outcomes, tools, and situations for people. */
import { stripVTControlCharacters } from 'node:util';
import type { Outcome, Situation, Tool } from './types';

/** In the order for readers. */
export const outcomes: readonly { readonly id: Outcome; readonly label: string; readonly meaning: string }[] = [
  { id: 'failed', label: 'Failed', meaning: 'A test finds a barrier each time it runs.' },
  { id: 'cantTell', label: 'Cannot tell', meaning: 'No test found a barrier, but nobody has judged the part that tests cannot decide.' },
  { id: 'passed', label: 'Passed', meaning: 'The tests decide all of it and found no barrier, or a person has signed.' },
  { id: 'inapplicable', label: 'Inapplicable', meaning: 'The site has nothing that the criterion is about, and tests looked for it.' },
  { id: 'untested', label: 'Untested', meaning: 'Nothing that ran tests it.' },
];

export function outcomeLabel(outcome: Outcome): string {
  return outcomes.find(({ id }) => id === outcome)?.label ?? outcome;
}

/** Descriptions that follow the name of a tool. */
export const toolOutcomeText: Readonly<Record<Outcome, string>> = {
  failed: 'found a barrier',
  cantTell: 'could not decide',
  passed: 'found no barrier',
  inapplicable: 'found nothing to test',
  untested: 'did not run',
};

export function toolName({ name, version }: Tool): string {
  return `${name} ${version}`.trim();
}

/** `35 pages; as loaded and in 2 states; light and dark; 320 and 1280 px wide` */
export function formatSituations(situations: readonly Situation[]): string {
  const routes = distinct(situations.map(({ route }) => route));
  const states = distinct(situations.map(({ state }) => state));
  const themes = distinct(situations.map(({ theme }) => theme));
  const widths = distinct(situations.map(({ width }) => width))
    .filter(Boolean)
    .sort((a, b) => a - b);
  const named = states.filter(Boolean);
  const stateText = named.length < 3 ? formatList(named) : `${named.length} states`;
  return [
    routes.length < 4 ? formatList(routes) : formatCount(routes.length, 'page'),
    named.length && states.length > named.length ? `as loaded, and ${stateText}` : stateText,
    formatList(themes),
    widths.length > 0 && `${widths.length < 5 ? formatList(widths.map(String)) : `${widths[0]} to ${widths.at(-1)}`} px wide`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** `a`, `a and b`, `a, b and c` */
export function formatList(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
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
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** `0123abc`, or `0123abc with later changes` */
export function formatCommit({ commit, isChanged }: { readonly commit: string; readonly isChanged: boolean }): string {
  return isChanged ? `${commit} with later changes` : commit;
}

/** `November 21, 2026 at 9:30 AM UTC` */
export function formatDate(date: string): string {
  return `${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(date))} UTC`;
}

/** Removes terminal colors, and replaces characters that HTML cannot contain, because tools may quote any text. */
export function sanitize(text: string): string {
  return stripVTControlCharacters(text).replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu, '\uFFFD');
}
