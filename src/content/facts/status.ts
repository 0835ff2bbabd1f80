/** Illustrative: replace before you publish. These states, uptime figures, and incidents are invented. */

export interface ServiceStatus {
  readonly id: string;
  readonly name: string;
  /** Text, because color alone would not be enough (WCAG 1.4.1). */
  readonly state: 'Operational';
  /** Measured over `status.window`. */
  readonly uptime: string;
}

export interface Incident {
  readonly id: string;
  readonly title: string;
  readonly state: 'Resolved';
  /** YYYY-MM-DD, or `null` for an unknown date, which the page omits. */
  readonly date: string | null;
  readonly summary: string;
  /** Oldest first. */
  readonly updates: readonly string[];
}

interface StatusContent {
  readonly heading: string;
  readonly overall: string;
  readonly servicesHeading: string;
  readonly tableCaption: string;
  readonly window: string;
  readonly services: readonly ServiceStatus[];
  readonly incidentsHeading: string;
  readonly updatesHeading: string;
  readonly incidents: readonly Incident[];
}

export const status = {
  heading: 'Status',
  overall: 'All systems operational',
  servicesHeading: 'Services',
  tableCaption: 'Uptime of each service',
  window: 'last 90 days',
  services: [
    { id: 'call-api', name: 'Call API', state: 'Operational', uptime: '100%' },
    { id: 'routing', name: 'Routing and failover', state: 'Operational', uptime: '99.99%' },
    { id: 'cache', name: 'Cache', state: 'Operational', uptime: '100%' },
    { id: 'webhooks', name: 'Webhooks', state: 'Operational', uptime: '99.99%' },
    { id: 'documentation', name: 'Documentation', state: 'Operational', uptime: '100%' },
  ],
  incidentsHeading: 'Resolved incidents',
  updatesHeading: 'Updates, oldest first',
  incidents: [
    {
      id: 'incident-late-webhooks',
      title: 'Late events',
      state: 'Resolved',
      date: null,
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
      date: null,
      summary: 'While one provider was unavailable, some calls waited too long before the next provider took over.',
      updates: [
        'One provider is unavailable. Its calls fail over, but more slowly than we want.',
        'We’ve shortened the wait before the next provider is tried.',
        'The provider is back and takes calls again.',
      ],
    },
  ],
} as const satisfies StatusContent;
