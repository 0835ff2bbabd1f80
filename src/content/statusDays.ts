/** Illustrative: replace before you publish. The state of each service on each day, which nobody has measured. */

/** Drawn with a shape of its own each. */
export type DayState = 'up' | 'degraded' | 'down' | 'none';

interface StatusDays {
  /** By id of `status.services`, oldest day first. A service without days has a row of words alone. */
  readonly days: Readonly<Record<string, readonly DayState[]>>;
  /** The date of the newest day, YYYY-MM-DD: the days are then listed by date. `null` when no date is published. */
  readonly lastDay: string | null;
  /** The services that an incident has touched: ids, by that of the incident. */
  readonly touched: Readonly<Record<string, readonly string[]>>;
  readonly states: Readonly<Record<DayState, string>>;
  /** What the drawing shows, in order. */
  readonly order: string;
  /** What the uptime comes to. Days without data, and degraded ones, are no downtime. */
  readonly missed: (minutes: number, days: number) => string;
  /** Below the days, and before the state of one that was not up, where no date is known. */
  readonly ago: (days: number) => string;
  readonly today: string;
  /** A day that was not up: when, its state, and the title of its incident. */
  readonly day: (when: string, state: string, incident?: string) => string;
  /** Names the list of these days. */
  readonly notUp: (service: string) => string;
  /** How many days a service was in a state. */
  readonly count: (days: number, state: string) => string;
}

/** 90 days, all up but these: by number of the day, from 1. */
function allUpBut(others: Readonly<Record<number, DayState>>): readonly DayState[] {
  return Array.from({ length: 90 }, (_, index) => others[index + 1] ?? 'up');
}

export const statusDays: StatusDays = {
  days: {
    'call-api': allUpBut({ 37: 'degraded' }),
    routing: allUpBut({ 37: 'down', 38: 'degraded' }),
    cache: allUpBut({}),
    webhooks: allUpBut({ 73: 'degraded', 74: 'down', 75: 'degraded' }),
    documentation: allUpBut({ 1: 'none', 2: 'none', 52: 'degraded' }),
  },
  lastDay: null,
  touched: { 'incident-late-webhooks': ['webhooks'], 'incident-slow-failover': ['routing'] },
  states: { up: 'up', degraded: 'degraded', down: 'down for a while', none: 'no data' },
  order: 'One jack per day, oldest first.',
  missed: (minutes, days) => (minutes ? `About ${minutes} minutes of downtime in ${days} days.` : `No downtime recorded in ${days} days.`),
  ago: (days) => `${days}\u00a0${days === 1 ? 'day' : 'days'} ago`,
  today: 'today',
  day: (when, state, incident) => `${when}: ${state}${incident ? ` (${incident})` : ''}`,
  notUp: (service) => `${service}: days that were not fully up`,
  // A number is never parted from its unit.
  count: (days, state) => `${days}\u00a0${days === 1 ? 'day' : 'days'} ${state}`,
};
