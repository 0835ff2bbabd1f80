/** The text of the days of each service. The days follow from the incidents of `status.ts`. */
import type { DayState } from '../../lib/uptime';

interface StatusDays {
  /** The period of the figures and of the days. */
  readonly period: (days: number) => string;
  readonly states: Readonly<Record<DayState, string>>;
  /** Describes the drawing, in order. */
  readonly order: string;
  /** The downtime in minutes. Degraded days and days without data are no downtime. */
  readonly missed: (minutes: number, days: number) => string;
  /** The name of the drawing of a service. */
  readonly drawing: (service: string, days: number) => string;
  /** The label below the days, and the name of a day without a known date. */
  readonly when: (daysAgo: number) => string;
  /** A day that was not up, with its state and the title of its incident. */
  readonly day: (when: string, state: string, incident?: string) => string;
  /** The name of the list of these days. */
  readonly notUp: (service: string) => string;
  /** The number of days in a state. */
  readonly count: (days: number, state: string) => string;
}

export const statusDays: StatusDays = {
  period: (days) => `last ${days} days`,
  states: { up: 'up', degraded: 'degraded', down: 'down for a while', none: 'no data' },
  drawing: (service, days) => `${service}: the last ${days} days`,
  order: 'One jack per day, oldest first.',
  missed: (minutes, days) => (minutes ? `About ${minutes} minutes of downtime in ${days} days.` : `No downtime recorded in ${days} days.`),
  when: (daysAgo) => (daysAgo ? `${daysAgo}\u00a0${daysAgo === 1 ? 'day' : 'days'} ago` : 'today'),
  day: (when, state, incident) => `${when}: ${state}${incident ? ` (${incident})` : ''}`,
  notUp: (service) => `${service}: days that were not fully up`,
  // A nonbreaking space keeps a number with its unit.
  count: (days, state) => `${days}\u00a0${days === 1 ? 'day' : 'days'} ${state}`,
};
