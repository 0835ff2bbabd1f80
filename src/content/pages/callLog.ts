/** A few calls, as the log of the product shows them. */
import type { providerNames } from '../facts/providers';

type ProviderId = keyof typeof providerNames;

interface LoggedCall {
  readonly id: string;
  /** The attempted providers in order. The last one responded. */
  readonly tried: readonly [ProviderId, ...ProviderId[]];
  readonly isCached?: boolean;
  /** In milliseconds. */
  readonly duration: number;
}

export const callLog = {
  title: 'Call log',
  /** Nobody made these calls. */
  isSample: true,
  columns: { id: 'Call', provider: 'Provider', status: 'Status', duration: 'Duration' },
  cached: 'cache',
  unavailable: 503,
  succeeded: 200,
  milliseconds: (duration: number) => `${duration.toLocaleString('en-US')} ms`,
  calls: [
    { id: 'call_118', tried: ['openai'], duration: 840 },
    { id: 'call_119', tried: ['mistral'], duration: 610 },
    { id: 'call_120', tried: ['openai', 'anthropic'], duration: 1320 },
    { id: 'call_121', tried: ['anthropic'], duration: 790 },
    { id: 'call_122', tried: ['openai'], isCached: true, duration: 12 },
    { id: 'call_123', tried: ['google'], duration: 930 },
  ] satisfies readonly LoggedCall[],
} as const;
