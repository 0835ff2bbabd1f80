/** The text of the status page. States, incidents, and days follow from `facts/status.ts`. */
import type { DayState, IncidentState, ServiceState } from '../../lib/uptime';
import type { NextStepContent } from './nextStep';

interface StatusPageText {
  readonly heading: string;
  /** The headline: the worst state, and the number of services in it. */
  readonly overall: (state: ServiceState, count: number, total: number) => string;
  /** Below the headline: the newest incident and the newest outage, each before its link and after it. */
  readonly lastIncident: readonly [before: string, after: string];
  readonly lastOutage: readonly [before: string, after: string];
  /** Below the headline, if the figures are samples. */
  readonly madeUp: string;
  readonly servicesHeading: string;
  readonly tableCaption: string;
  readonly incidentStates: Readonly<Record<IncidentState, string>>;
  readonly currentHeading: string;
  readonly resolvedHeading: string;
  readonly updatesHeading: string;
  /** Before the first and the last day of an incident. */
  readonly started: string;
  readonly ended: string;
  readonly outage: (duration: string) => string;
  /** The page of an owner with a status service. */
  readonly elsewhere: { readonly heading: string; readonly text: string; readonly link: string };
  /** For a visitor whose calls fail while all services are up. */
  readonly nextStep: NextStepContent;
  /** The period of the figures and of the days. */
  readonly period: (days: number) => string;
  readonly states: Readonly<Record<DayState, string>>;
  /** Describes the drawing, in order. */
  readonly order: string;
  /** Opens the older days on a phone. */
  readonly older: (days: number) => string;
  /** The name of the drawing of a service. */
  readonly drawing: (service: string, days: number) => string;
  /** The label below the days, and the name of a day without a known date. */
  readonly when: (daysAgo: number) => string;
  /** A day that was not up, with its state and the title of its incident. */
  readonly day: (when: string, state: string, incident?: string) => string;
  /** The name of the list of these days. */
  readonly notUp: (service: string) => string;
}

export const statusPage: StatusPageText = {
  heading: 'Status',
  overall: (state, count, total) => {
    if (state === 'operational') return 'All systems operational';
    const are = count === total ? 'All systems are' : count === 1 ? 'One system is' : `${count} systems are`;
    return `${are} ${{ maintenance: 'under maintenance', degraded: 'degraded', outage: 'down' }[state]}`;
  },
  lastIncident: ['The last incident, ', ', ended '],
  lastOutage: ['The last outage, ', ', started '],
  madeUp: 'These figures and incidents are made up.',
  servicesHeading: 'Services',
  tableCaption: 'Uptime of each service',
  incidentStates: { investigating: 'Investigating', identified: 'Identified', monitoring: 'Monitoring', resolved: 'Resolved' },
  currentHeading: 'Current incidents',
  resolvedHeading: 'Resolved incidents',
  updatesHeading: 'Updates, oldest first',
  started: 'Started',
  ended: 'Ended',
  outage: (duration) => `Outage: ${duration}`,
  elsewhere: {
    heading: 'Where to see our status',
    text: 'Another site shows the state of each service and all incidents.',
    link: 'Our status service',
  },
  nextStep: {
    heading: 'Your calls fail, and all is well here?',
    text: 'The docs list what can fail on the way to a response, and what to do.',
    isAdvice: true,
    actions: [
      { text: 'If something fails', href: '/docs/if-something-fails' },
      { text: 'Contact', href: '/contact' },
    ],
  },
  period: (days) => `last ${days} days`,
  states: { up: 'up', degraded: 'degraded', down: 'outage', none: 'no data' },
  older: (days) => `Show all ${days} days`,
  drawing: (service, days) => `${service}: the last ${days} days`,
  order: 'One mark per day, oldest first. Uptime counts outages only.',
  when: (daysAgo) => (daysAgo ? `${daysAgo}\u00a0${daysAgo === 1 ? 'day' : 'days'} ago` : 'today'),
  day: (when, state, incident) => `${when}: ${state}${incident ? ` (${incident})` : ''}`,
  notUp: (service) => `${service}: days that were not fully up`,
};
