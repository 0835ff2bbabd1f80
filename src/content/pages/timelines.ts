/** Calls in time, on one or two lanes. The times are invented. */
import { providerNames } from '../facts/providers';
import type { CallStep, PictureText } from '../types';
import { providerBay } from './providerBay';

const { unavailable } = providerBay;
const { openai, anthropic } = providerNames;

export interface TimelineText extends PictureText {
  /** In order of time. */
  readonly steps: readonly CallStep[];
}

export const failoverTimeline: TimelineText = {
  title: 'One call, two providers',
  isSample: true,
  steps: [
    { id: 'attempt', lane: 0, title: 'Attempt', note: `${openai}, 0 ms`, text: `Your call names ${openai}.` },
    {
      id: 'unavailable',
      lane: 0,
      title: String(unavailable.code),
      note: `${openai}, 120 ms`,
      text: `${unavailable.meaning}.`,
      cable: 'cut',
    },
    {
      id: 'next',
      lane: 1,
      title: 'Next provider',
      note: `${anthropic}, 125 ms`,
      text: `${anthropic} gets the messages.`,
      from: 'attempt',
      cable: 'takeover',
    },
    { id: 'response', lane: 1, title: 'Response', note: `${anthropic}, 960 ms`, text: 'Your code gets one response.', cable: 'takeover' },
  ],
};

export const cacheTimeline: TimelineText = {
  id: 'hit',
  title: 'A miss and a hit',
  isSample: true,
  steps: [
    { id: 'miss', lane: 0, title: 'Miss', note: 'First request, 0 ms', text: 'The cache doesn’t have it.' },
    { id: 'provided', lane: 0, title: 'Response', note: 'First request, 840 ms', text: 'From the provider. The cache can keep it.' },
    { id: 'hit', lane: 1, title: 'Hit', note: 'Same again, 0 ms', text: 'The cache has it.', cable: 'start' },
    { id: 'cached', lane: 1, title: 'Response', note: 'Same again, 12 ms', text: 'From the cache, with no provider call.' },
  ],
};
