/** Formats outcomes, tools, and situations for people. */
import { stripVTControlCharacters } from 'node:util';
import type { Outcome, Situation, Tool, View } from './types';

/** In the order for readers. */
export const outcomes: readonly { readonly id: Outcome; readonly label: string; readonly meaning: string }[] = [
  { id: 'failed', label: 'Failed', meaning: 'A test of this run found a barrier.' },
  { id: 'cantTell', label: 'Cannot tell', meaning: 'No test found a barrier, but a part is left that tests did not decide.' },
  {
    id: 'passed',
    label: 'Passed',
    meaning: 'The tests decide all of it and found no barrier, or people have signed each row of the sheet.',
  },
  { id: 'inapplicable', label: 'Inapplicable', meaning: 'The site has nothing that the criterion is about, and tests looked for it.' },
  { id: 'untested', label: 'Untested', meaning: 'No test of it ran.' },
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

/** `dark, 320 px`, with what differs from most views: `light, 1280 px, text 200%, motion` */
export function formatView(view: View | undefined): string {
  if (!view) return 'built HTML';
  const { media, width, textSize, script, motion } = view;
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

const maxStates = 12;

/** `light, 1280 px: 31 pages; dark, 320 px: / and /docs. States: the menu is open: 31 pages.` */
export function formatSituations(all: readonly SituationLine[]): string {
  const { views, states } = situationsOf(all);
  return `${views}.${states && ` States: ${states}.`}`;
}

type SituationLine = Situation & { readonly outcome?: Outcome };

/** Returns views and states in words. Each count is of pages as run. */
export function situationsOf(all: readonly SituationLine[]) {
  const ran = all.filter(({ outcome }) => outcome !== 'untested');
  const situations = ran.length ? ran : all;
  const pages = (some: readonly Situation[]) => {
    const routes = distinct(some.map(({ route }) => route));
    return routes.length < 4 ? formatList(routes) : formatCount(routes.length, 'page');
  };
  const views = groupBy(situations, ({ view }) => view ?? null).map((same) => `${formatView(same[0].view)}: ${pages(same)}`);
  const states = groupBy(
    situations.filter(({ state }) => state),
    ({ state }) => state,
  ).map((same) => `${same[0].state}: ${pages(same)}`);
  const more = states.length > maxStates ? [`and ${states.length - maxStates} other states`] : [];
  return { views: views.join('; '), states: [...states.slice(0, maxStates), ...more].join('; ') };
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
