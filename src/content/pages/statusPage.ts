/** The text of the status page. States, incidents, and days follow from `facts/status.ts`. */
import { dateBefore, type Period, type ServiceState } from '../../lib/uptime';
import type { NextStepContent } from './nextStep';

export const statusPage = {
  heading: 'Status',
  /** The headline: the worst state, and the number of services in it. */
  overall: (state: ServiceState, count: number, total: number) => {
    if (state === 'operational') return 'All systems operational';
    const are = count === total ? 'All systems are' : count === 1 ? 'One system is' : `${count} systems are`;
    return `${are} ${{ maintenance: 'under maintenance', degraded: 'degraded', outage: 'down' }[state]}`;
  },
  /** Below the headline: the newest incident and the newest outage, each with a link. */
  lastIncident: 'The last incident, ',
  lastOutage: 'The last incident with an outage, ',
  ended: ', ended ',
  madeUp: 'All of these figures are made up.',
  servicesHeading: 'Services',
  incidentStates: {
    investigating: 'Investigating',
    identified: 'Identified',
    monitoring: 'Monitoring',
    resolved: 'Resolved',
  },
  currentHeading: 'Current incidents',
  resolvedHeading: 'Resolved incidents',
  updatesHeading: 'Updates, oldest first',
  outage: (duration: string) => `Outage: ${duration}`,
  /** The page of an owner with a status service. */
  elsewhere: {
    heading: 'Where to see our status',
    text: 'Another site shows the state of each service and all incidents.',
    link: 'Our status service',
  },
  /** For a visitor whose calls fail while all services are up. */
  nextStep: {
    heading: 'Do your calls still fail?',
    text: 'See what can fail besides our services, and what to do.',
    isAdvice: true,
    actions: [
      { text: 'If something fails', href: '/docs/if-something-fails' },
      { text: 'Contact', href: '/contact' },
    ],
  } satisfies NextStepContent,
  states: { up: 'up', degraded: 'degraded', down: 'outage', none: 'no data' },
  older: (days: number) => `Show all ${days} days`,
  /** Days without data do not count. */
  drawing: (service: string, days: readonly string[]) => {
    const known = days.filter((day) => day !== 'none');
    return `${service}: up on ${known.filter((day) => day === 'up').length} of ${known.length} days`;
  },
  caption: (days: number) => `The last ${days} days, oldest first. Uptime counts outages only.`,
  /** The label below the days, and the name of a day without a known date. */
  when: (daysAgo: number) => (daysAgo ? `${daysAgo}\u00a0${daysAgo === 1 ? 'day' : 'days'} ago` : 'today'),
  /** Days in a row, such as “17 to 15 days ago”. */
  run: (from: number, to: number, lastDay: Period['lastDay']): string => {
    const [first, last] = [from, to].map((ago) => (lastDay ? dateBefore(lastDay, ago) : statusPage.when(ago)));
    return from === to ? `${last}` : `${lastDay || to === 0 ? first : from} to ${last}`;
  },
  day: (when: string, state: string, incident?: string) => `${when}: ${state}${incident ? ` (${incident})` : ''}`,
  notUp: (service: string) => `${service}: days that were not fully up`,
} as const;
