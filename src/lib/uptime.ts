/** Calculations for the status page. */
import { Mistake } from './mistake.ts';

const millisecondsPerDay = 24 * 60 * 60_000;

export type DayState = 'up' | 'degraded' | 'down' | 'none';

/** The states of a service, from best to worst. */
const serviceStates = ['operational', 'maintenance', 'degraded', 'outage'] as const;

export type ServiceState = (typeof serviceStates)[number];

export type IncidentState = 'investigating' | 'identified' | 'monitoring' | 'resolved';

/** What an incident did. */
export interface Impact {
  /** The last affected day: YYYY-MM-DD, or a number of days ago where no dates are published. `null` while the incident lasts. */
  readonly ended: string | number | null;
  /** The states of each affected service until that day, by the id of the service, oldest day first. */
  readonly affected: Readonly<Partial<Record<string, readonly Exclude<DayState, 'none'>[]>>>;
}

export interface Day<Incident> {
  readonly state: DayState;
  readonly ago: number;
  readonly incident: Incident | undefined;
}

export interface Period {
  readonly days: number;
  /** The newest day, as YYYY-MM-DD, or `null` where no dates are published. */
  readonly lastDay: string | null;
}

/** The worst state of any service. */
export function worstOf(services: readonly { readonly state: ServiceState }[]): ServiceState {
  const rank = Math.max(0, ...services.map(({ state }) => serviceStates.indexOf(state)));
  return serviceStates[rank] ?? 'operational';
}

/** Derives each day of a service from the incidents, oldest first. The worse of two states on one day counts. */
export function daysOf<Incident extends Impact>(
  { id, daysWithoutData = 0 }: { readonly id: string; readonly daysWithoutData?: number },
  incidents: readonly Incident[],
  { days, lastDay }: Period,
): readonly Day<Incident>[] {
  return Array.from({ length: days }, (_, index) => {
    const ago = days - 1 - index;
    if (index < daysWithoutData) return { state: 'none', ago, incident: undefined };
    const found = incidents.flatMap((incident) => {
      const states = incident.affected[id] ?? [];
      const state = states[states.length - 1 - ago + daysAgo(incident.ended, lastDay)];
      return state && state !== 'up' ? { state, ago, incident } : [];
    });
    return found.find(({ state }) => state === 'down') ?? found[0] ?? { state: 'up', ago, incident: undefined };
  });
}

/** Joins days next to each other that have one state because of one incident. */
export function runsOf<Incident>(days: readonly Day<Incident>[]) {
  const runs: (Day<Incident> & { until: number })[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.state === day.state && run.incident === day.incident) run.until = day.ago;
    else runs.push({ ...day, until: day.ago });
  }
  return runs;
}

/** How many days before the newest day an incident ended: 0 while it lasts. */
export function daysAgo(ended: Impact['ended'], lastDay: Period['lastDay']): number {
  if (typeof ended !== 'string') return ended ?? 0;
  if (!lastDay) throw new Mistake(`src/content/facts/status.ts: An incident ended on ${ended}, so lastDay is a date too.`);
  return (Date.parse(lastDay) - Date.parse(ended)) / millisecondsPerDay;
}

/** How many days before the newest day an incident started. */
export function startedDaysAgo({ ended, affected }: Impact, lastDay: Period['lastDay']): number {
  return daysAgo(ended, lastDay) + Math.max(1, ...Object.values(affected).map((states = []) => states.length)) - 1;
}

/** The date of the newest day of an incident, or `null` where no dates are published. */
export function newestDate({ ended }: Impact, lastDay: Period['lastDay']): string | null {
  return lastDay && dateBefore(lastDay, daysAgo(ended, lastDay));
}

/** The date `days` before `lastDay`, as YYYY-MM-DD. */
export function dateBefore(lastDay: string, days: number): string {
  return new Date(Date.parse(lastDay) - days * millisecondsPerDay).toISOString().slice(0, 10);
}
