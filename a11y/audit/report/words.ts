/** Says in few words which pages, states, themes and widths a run covered, which tools it used, and when. */
import type { AuditRun, Situation, Tool } from './run';

/** `all 19 pages, as they load and in 2 other states, light and dark, 320 and 1280 px wide` */
export function whereWords(situations: readonly Situation[], routes: AuditRun['routes']): string {
  const paths = distinct(situations.map(({ route }) => route));
  const states = distinct(situations.map(({ state }) => state));
  const themes = distinct(situations.map(({ theme }) => theme));
  const widths = distinct(situations.map(({ width }) => width)).sort((a, b) => a - b);
  // Built files have no width.
  const sizes = widths.filter(Boolean).map(String);
  const parts = [pageWords(paths, routes), stateWords(states), listed(themes), sizes.length > 0 && `${listed(few(sizes))} px wide`];
  const count = countSituations(situations);
  return parts.filter(Boolean).join('; ') + (count > 1 ? ` (${count} situations)` : '');
}

export function countSituations(situations: readonly Situation[]): number {
  return distinct(situations.map(({ route, state, theme, width }) => JSON.stringify([route, state, theme, width]))).length;
}

/** `all 19 pages`, `/a and /b`, `17 pages, all but /a and /b` */
export function pageWords(paths: readonly string[], routes: AuditRun['routes']): string {
  const missing = routes.filter(({ path }) => !paths.includes(path)).map(({ path }) => path);
  if (paths.length < 3) return listed(paths);
  if (!missing.length) return `all ${paths.length} pages`;
  return missing.length < 4 ? `${paths.length} pages, all but ${listed(missing)}` : `${paths.length} pages: ${listed(paths)}`;
}

/** Names a few states and counts many: their names are long, and `lines.json` has them all. */
function stateWords(states: readonly string[]): string {
  const named = states.filter(Boolean);
  if (!named.length) return '';
  const others = named.length > 4 ? `${named.length} states` : listed(named);
  return states.length === named.length ? others : `as loaded, and ${others}`;
}

/** Up to four widths; of more, how many and from which to which. */
function few(widths: readonly string[]): readonly string[] {
  return widths.length > 4 ? [`${widths.length} widths from ${widths[0]} to ${widths.at(-1)}`] : widths;
}

/** With a capital at the start and a full stop. */
export function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** `a`, `a and b`, `a, b and c` */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Each value once, in order. */
export function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

/** Groups in the order in which their first entries come. */
export function grouped<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): readonly (readonly [Entry, ...Entry[]])[] {
  const groups = new Map<string, [Entry, ...Entry[]]>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (group) group.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return [...groups.values()];
}

/** `1 page`, `19 pages` */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** Without the version of a check, which is the commit: the report says that once. */
export function toolWords({ kind, name, version }: Tool): string {
  const known = engineName(name);
  return kind === 'engine' || kind === 'reader' ? `${known} ${version}`.trim() : known;
}

/** The name of an engine for people. */
export function engineName(name: string): string {
  return name === 'alfa' ? 'Siteimprove Alfa' : name;
}

/** `21 November 2026, 09:30 UTC` */
export function dateWords(date: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(new Date(date)).replace(' at ', ', ')} UTC`;
}
