/** A few calls, as the log of the product shows them. */
import type { ProviderId } from '../facts/providers';
import { providerBay } from './providerBay';

interface LoggedCall {
  readonly id: string;
  /** What the filter goes by. */
  readonly kind: 'answered' | 'failover' | 'cache' | 'error';
  /** The attempted providers in order, of which the last one decided the status. None if the hub refused the call, or the cache had the response. */
  readonly tried: readonly ProviderId[];
  /** Of the response. */
  readonly status: number;
  /** In milliseconds. */
  readonly duration: number;
}

export const callLog = {
  title: 'Call log',
  /** Nobody made these calls. */
  isSample: true,
  columns: { id: 'Call', provider: 'Provider', status: 'Status', duration: 'Duration' },
  cached: 'cache',
  none: 'none',
  unavailable: providerBay.unavailable.code,
  /** Not `toLocaleString`, whose first call would delay hydration. */
  milliseconds: (duration: number) => `${duration} ms`,
  filter: 'Show',
  /** The kinds of calls that visitors can choose. */
  filters: [
    { id: 'all', label: 'All' },
    { id: 'failover', label: 'Failed over' },
    { id: 'cache', label: 'From the cache' },
    { id: 'error', label: 'Errors' },
  ],
  /** How many calls the short log has. */
  shortLength: 6,
  /** Announced after a choice, and shown. */
  count: (shown: number, all: number) => (shown === all ? `${all} calls` : `${shown} of ${all} calls`),
  calls: [
    { id: 'call_118', kind: 'answered', tried: ['google'], status: 200, duration: 930 },
    { id: 'call_119', kind: 'answered', tried: ['mistral'], status: 200, duration: 610 },
    { id: 'call_120', kind: 'failover', tried: ['openai', 'anthropic'], status: 200, duration: 960 },
    { id: 'call_121', kind: 'answered', tried: ['anthropic'], status: 200, duration: 790 },
    { id: 'call_122', kind: 'cache', tried: [], status: 200, duration: 12 },
    { id: 'call_123', kind: 'answered', tried: ['openai'], status: 200, duration: 840 },
    { id: 'call_124', kind: 'error', tried: [], status: 429, duration: 3 },
    { id: 'call_125', kind: 'failover', tried: ['google', 'mistral'], status: 200, duration: 980 },
    { id: 'call_126', kind: 'cache', tried: [], status: 200, duration: 9 },
    { id: 'call_127', kind: 'answered', tried: ['openai'], status: 200, duration: 710 },
  ] satisfies readonly LoggedCall[],
} as const;
