/** Illustrative: replace before you publish. These states, uptime figures, and incidents are invented. */
import type { Impact, Period } from '../../lib/uptime';

export interface ServiceStatus {
  readonly id: string;
  readonly name: string;
  /** Text, because color alone would not be enough (WCAG 1.4.1). */
  readonly state: 'Operational';
  /** Measured over `status.days`. Less than 100% only if an incident took the service down. */
  readonly uptime: string;
  /** The number of days, from the oldest, for which no state is known. */
  readonly daysWithoutData?: number;
}

/** The days of the services follow from their incidents (lib/uptime.ts). */
export interface Incident extends Impact {
  readonly id: string;
  readonly title: string;
  readonly state: 'Resolved';
  readonly summary: string;
  /** Oldest first. */
  readonly updates: readonly string[];
}

interface StatusContent extends Period {
  readonly heading: string;
  readonly overall: string;
  readonly servicesHeading: string;
  readonly tableCaption: string;
  readonly services: readonly ServiceStatus[];
  readonly incidentsHeading: string;
  readonly updatesHeading: string;
  /** Newest first. */
  readonly incidents: readonly Incident[];
}

export const status = {
  heading: 'Status',
  overall: 'All systems operational',
  servicesHeading: 'Services',
  tableCaption: 'Uptime of each service',
  days: 90,
  lastDay: null,
  services: [
    { id: 'call-api', name: 'Call API', state: 'Operational', uptime: '100%' },
    { id: 'routing', name: 'Routing and failover', state: 'Operational', uptime: '99.99%' },
    { id: 'cache', name: 'Cache', state: 'Operational', uptime: '100%' },
    { id: 'webhooks', name: 'Webhooks', state: 'Operational', uptime: '100%' },
    { id: 'documentation', name: 'Documentation', state: 'Operational', uptime: '100%', daysWithoutData: 2 },
  ],
  incidentsHeading: 'Resolved incidents',
  updatesHeading: 'Updates, oldest first',
  incidents: [
    {
      id: 'incident-late-webhooks',
      title: 'Late events',
      state: 'Resolved',
      ended: 15,
      affected: { webhooks: ['degraded', 'degraded', 'degraded'] },
      summary: 'Events arrived several minutes late. None was lost, and calls weren’t affected.',
      updates: [
        'Events are waiting longer than they should. We’re looking for the cause.',
        'One queue was blocking the others. We’ve moved its work, and events are catching up.',
        'Every waiting event has been delivered. New events arrive without delay.',
      ],
    },
    {
      id: 'incident-slow-failover',
      title: 'Slow failover',
      state: 'Resolved',
      ended: 52,
      affected: { 'call-api': ['degraded', 'up'], routing: ['down', 'degraded'] },
      summary: 'One provider was unavailable. For some minutes its calls failed, and then they waited too long for the next provider.',
      updates: [
        'One provider is unavailable, and its calls fail. We’re looking for the cause.',
        'Calls go to the next provider again, but more slowly than we want. We’ve shortened the wait before it is tried.',
        'The provider is back and takes calls again.',
      ],
    },
  ],
} as const satisfies StatusContent;
