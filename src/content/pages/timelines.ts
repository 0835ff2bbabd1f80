/** Calls in time, on one or two lanes. The events are documented, but the times are invented. */
import { webhookEvents } from '../facts/apiReference';
import { providerNames } from '../facts/providers';
import type { PictureText } from '../types';
import { providerBay } from './providerBay';

const { unavailable } = providerBay;
const [started, completed, failed] = webhookEvents.map(({ name }) => name);

export interface TimelineText extends PictureText {
  /** From top to bottom. */
  readonly lanes: readonly [string, string];
  /** In order of time, two on each lane. `lane` counts from 0. */
  readonly events: readonly {
    readonly id: string;
    readonly lane: 0 | 1;
    readonly at: string;
    readonly title: string;
    readonly text: string;
    /** The call ends here in vain. */
    readonly isFailure?: boolean;
    /** Begins a call, so no cable leads here. */
    readonly isStart?: boolean;
  }[];
}

export const failoverTimeline = {
  title: 'One call, two providers',
  isSample: true,
  lanes: [providerNames.openai, providerNames.anthropic],
  events: [
    { id: 'attempt', lane: 0, at: '0 ms', title: 'Attempt', text: 'Your call names OpenAI.', isStart: true },
    { id: 'unavailable', lane: 0, at: '120 ms', title: String(unavailable.code), text: `${unavailable.meaning}.`, isFailure: true },
    { id: 'next', lane: 1, at: '125 ms', title: 'Next provider', text: 'Anthropic gets the messages.' },
    { id: 'response', lane: 1, at: '960 ms', title: 'Response', text: 'Your code gets one response.' },
  ],
} as const satisfies TimelineText;

export const cacheTimeline = {
  title: 'A miss and a hit',
  isSample: true,
  lanes: ['First request', 'Same again'],
  events: [
    { id: 'miss', lane: 0, at: '0 ms', title: 'Miss', text: 'The cache doesn’t have it.', isStart: true },
    { id: 'provided', lane: 0, at: '840 ms', title: 'Response', text: 'From the provider. The cache can keep it.' },
    { id: 'hit', lane: 1, at: '0 ms', title: 'Hit', text: 'The cache has it.', isStart: true },
    { id: 'cached', lane: 1, at: '12 ms', title: 'Response', text: 'From the cache, with no provider call.' },
  ],
} as const satisfies TimelineText;

export const eventTimeline = {
  title: 'The events of two calls',
  isSample: true,
  lanes: ['One call', 'Another call'],
  events: [
    { id: 'started', lane: 0, at: '0 ms', title: started ?? '', text: 'Your call reaches the hub.', isStart: true },
    { id: 'completed', lane: 0, at: '840 ms', title: completed ?? '', text: 'A provider responded: the one you named, or another.' },
    { id: 'other-started', lane: 1, at: '0 ms', title: started ?? '', text: 'It has another ID.', isStart: true },
    { id: 'failed', lane: 1, at: '1,200 ms', title: failed ?? '', text: 'No provider was available.', isFailure: true },
  ],
} as const satisfies TimelineText;
