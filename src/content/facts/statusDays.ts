/** Illustrative: replace before you publish. The state of each service on each day, which is invented. */

/** Each state has its own shape in the drawing. */
export type DayState = 'up' | 'degraded' | 'down' | 'none';

interface StatusDays {
  /** By the id of a service, oldest day first. A service without days has only text. */
  readonly days: Readonly<Record<string, readonly DayState[]>>;
  /** The date of the newest day, YYYY-MM-DD, or `null` if no date is published. With a date, days are listed by date. */
  readonly lastDay: string | null;
  /** Maps incidents to the services that they affected, by id. */
  readonly touched: Readonly<Record<string, readonly string[]>>;
  readonly states: Readonly<Record<DayState, string>>;
  /** Describes the drawing, in order. */
  readonly order: string;
  /** The downtime in minutes. Degraded days and days without data are no downtime. */
  readonly missed: (minutes: number, days: number) => string;
  /** The label below the days, and the name of a day without a known date. */
  readonly ago: (days: number) => string;
  readonly today: string;
  /** A day that was not up, with its state and the title of its incident. */
  readonly day: (when: string, state: string, incident?: string) => string;
  /** The name of the list of these days. */
  readonly notUp: (service: string) => string;
  /** The number of days in a state. */
  readonly count: (days: number, state: string) => string;
}

/** 90 days, which are up except for these days, numbered from 1. */
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
  touched: { 'incident-late-webhooks': ['webhooks'], 'incident-slow-failover': ['call-api', 'routing'] },
  states: { up: 'up', degraded: 'degraded', down: 'down for a while', none: 'no data' },
  order: 'One jack per day, oldest first.',
  missed: (minutes, days) => (minutes ? `About ${minutes} minutes of downtime in ${days} days.` : `No downtime recorded in ${days} days.`),
  ago: (days) => `${days}\u00a0${days === 1 ? 'day' : 'days'} ago`,
  today: 'today',
  day: (when, state, incident) => `${when}: ${state}${incident ? ` (${incident})` : ''}`,
  notUp: (service) => `${service}: days that were not fully up`,
  // A nonbreaking space keeps a number with its unit.
  count: (days, state) => `${days}\u00a0${days === 1 ? 'day' : 'days'} ${state}`,
};
