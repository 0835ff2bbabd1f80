/**
 * The state of each service, and the incidents. To report one, put it first, with `state: 'investigating'`, `ended: null`, and
 * `affected: { webhooks: ['degraded'] }`: one state for each day since it began. Set the state of the service too. Once it is over, the
 * incident is `resolved`, the service is `operational`, and `ended` is the date, or a number of days before today if no dates are published.
 * With dates, `lastDay` is the newest day of the figures, so move it whenever you change them.
 */
import type { Impact, IncidentState, Period, ServiceState } from '../../lib/uptime.ts';
import { site } from '../site.ts';
import type { IsoDate } from '../../lib/isoDate';

export interface ServiceStatus {
  readonly id: 'call-api' | 'routing' | 'cache' | 'webhooks' | 'documentation';
  readonly name: string;
  /** The headline of the status page and the badge of the footer show the worst state. */
  readonly state: ServiceState;
  /** Measured over `status.days`. Only outages count, so a service that was degraded can have 100%. */
  readonly uptime: string;
  /** The number of days, from the oldest, for which no state is known. */
  readonly daysWithoutData?: number;
}

interface IncidentReport extends Impact {
  readonly affected: Readonly<Partial<Record<ServiceStatus['id'], Impact['affected'][string]>>>;
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** How long a service was down, such as “12 minutes”. */
  readonly outage?: string;
  /** Oldest first. Each begins with its time, such as “After 2 minutes: ” or “2026-11-02 09:41Z: ”. */
  readonly updates: readonly string[];
}

/** The days of the services follow from their incidents (lib/uptime.ts). */
export type Incident = IncidentReport &
  (
    | { readonly state: 'resolved'; readonly ended: IsoDate | number }
    | { readonly state: Exclude<IncidentState, 'resolved'>; readonly ended: null }
  );

export interface StatusFacts extends Period {
  readonly lastDay: IsoDate | null;
  /** States, uptime figures, and incidents are invented. */
  readonly isSample?: boolean;
  readonly services: readonly ServiceStatus[];
  /** Newest first, and current incidents before resolved ones. With a date, an incident is in the feed of the status page. */
  readonly incidents: readonly Incident[];
}

/** Where links to the status of the services lead. */
export const statusLink = site.statusUrl || '/status';

export const status: StatusFacts = {
  isSample: true,
  days: 90,
  lastDay: null,
  services: [
    { id: 'call-api', name: 'Call API', state: 'operational', uptime: '100%' },
    { id: 'routing', name: 'Routing and failover', state: 'operational', uptime: '99.99%' },
    { id: 'cache', name: 'Cache', state: 'operational', uptime: '100%' },
    { id: 'webhooks', name: 'Webhooks', state: 'operational', uptime: '100%' },
    { id: 'documentation', name: 'Documentation', state: 'operational', uptime: '100%', daysWithoutData: 2 },
  ] satisfies readonly [ServiceStatus, ...ServiceStatus[]],
  incidents: [
    {
      id: 'incident-late-webhooks',
      title: 'Late events',
      state: 'resolved',
      ended: 15,
      affected: { webhooks: ['degraded', 'degraded', 'degraded'] },
      summary: 'Events arrived several minutes late. None was lost, and calls weren’t affected.',
      updates: [
        'First day: Events are waiting longer than they should. We’re looking for the cause.',
        'Second day: One queue was blocking the others. We’ve moved its work, and events are catching up.',
        'Third day: Every waiting event has been delivered. New events arrive without delay.',
      ],
    },
    {
      id: 'incident-slow-failover',
      title: 'Slow failover',
      state: 'resolved',
      ended: 52,
      affected: { 'call-api': ['degraded', 'up'], routing: ['down', 'degraded'] },
      summary: 'One provider was unavailable. For 12 minutes its calls failed, and then they waited too long for the next provider.',
      outage: '12 minutes',
      updates: [
        'After 2 minutes: One provider is unavailable, and its calls fail. We’re looking for the cause.',
        'After 12 minutes: Calls go to the next provider again, but more slowly than we want. We’ve shortened the wait before the next provider is tried.',
        'Next day: The provider is back and takes calls again.',
      ],
    },
  ],
};
