/** A call that failed over. */
import { providerNames } from '../facts/providers';
import { providerBay } from './providerBay';

const { unavailable } = providerBay;

export const failoverTimeline = {
  title: 'One call, two providers',
  /** The events are documented, but the times are invented. */
  isSample: true,
  /** From top to bottom. */
  lanes: [providerNames.openai, providerNames.anthropic],
  /** In order of time. `lane` counts from 0. */
  events: [
    { id: 'attempt', lane: 0, at: '0 ms', title: 'Attempt', text: 'Your call names OpenAI.' },
    { id: 'unavailable', lane: 0, at: '120 ms', title: String(unavailable.code), text: `${unavailable.meaning}.` },
    { id: 'next', lane: 1, at: '125 ms', title: 'Next provider', text: 'Anthropic gets the messages.' },
    { id: 'response', lane: 1, at: '960 ms', title: 'Response', text: 'Your code gets one response.' },
  ],
} as const;
