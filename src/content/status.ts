/** Illustrative: replace before you publish. These states, uptime figures and incidents were never measured. */

export interface ServiceStatus {
  readonly id: string;
  readonly name: string;
  /** A word, since colour alone would not do (WCAG 1.4.1). */
  readonly state: 'Operational';
  /** Measured over `status.window`. */
  readonly uptime: string;
}

export interface Incident {
  readonly id: string;
  readonly title: string;
  readonly state: 'Resolved';
  /** YYYY-MM-DD; `null` when no date is published. */
  readonly date: string | null;
  readonly summary: string;
  /** Oldest first. */
  readonly updates: readonly string[];
}

interface StatusContent {
  readonly heading: string;
  readonly overall: string;
  readonly note: string;
  readonly servicesHeading: string;
  readonly tableCaption: string;
  readonly columns: readonly [service: string, state: string, uptime: string];
  readonly window: string;
  readonly services: readonly ServiceStatus[];
  readonly incidentsHeading: string;
  readonly updatesHeading: string;
  /** Shown in place of a date that is not published. */
  readonly noDate: string;
  readonly incidents: readonly Incident[];
}

export const status = {
  heading: 'Status',
  overall: 'All systems operational',
  note: 'The figures and incidents on this page are examples. The page is not connected to a monitor.',
  servicesHeading: 'Services',
  tableCaption: 'State and uptime of each service',
  columns: ['Service', 'State', 'Uptime, last 90 days'],
  window: 'last 90 days',
  services: [
    { id: 'call-api', name: 'Call API (application programming interface)', state: 'Operational', uptime: '99.99%' },
    { id: 'routing', name: 'Routing and failover', state: 'Operational', uptime: '99.99%' },
    { id: 'cache', name: 'Cache', state: 'Operational', uptime: '99.98%' },
    { id: 'webhooks', name: 'Webhooks', state: 'Operational', uptime: '99.95%' },
    { id: 'documentation', name: 'Documentation', state: 'Operational', uptime: '99.99%' },
  ],
  incidentsHeading: 'Resolved incidents',
  updatesHeading: 'Updates, oldest first',
  noDate: 'Date not published',
  incidents: [
    {
      id: 'incident-late-webhooks',
      title: 'Webhook deliveries arrived late',
      state: 'Resolved',
      date: null,
      summary: 'Events were delivered minutes late. None were lost, and calls themselves were not affected.',
      updates: [
        'We see deliveries waiting longer than they should, and we are looking for the cause.',
        'One queue was holding the others up. We have moved its work elsewhere, and deliveries are catching up.',
        'All waiting events have been delivered. New ones arrive without delay.',
      ],
    },
    {
      id: 'incident-slow-failover',
      title: 'Failover took longer than it should',
      state: 'Resolved',
      date: null,
      summary: 'While one provider was unavailable, some calls waited too long before another provider took over.',
      updates: [
        'One provider is unavailable. Calls to it are taken over by others, but later than we want.',
        'We have shortened the wait before the next provider is tried.',
        'The provider answers again, and calls go where they are addressed.',
      ],
    },
  ],
} as const satisfies StatusContent;
