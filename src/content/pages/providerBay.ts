/** The text of the patch bay on the home page, where visitors switch a provider off and see which one answers instead. */
import type { EventName, httpCodes } from '../facts/apiReference';
import type { TextLink } from '../types';

type Documented<Code> = Extract<(typeof httpCodes)[number], { readonly code: Code }>;

const unavailable = { code: 503, meaning: 'Provider unavailable' } as const satisfies Pick<Documented<503>, 'code' | 'meaning'>;

export const providerBay = {
  /** The name of the switches. Shown only with JavaScript. */
  task: 'Switch a provider off.',
  /** After the task, and alone without JavaScript. */
  hint: 'If one is down, the next one answers.',
  key: 'Your key',
  /** The alternative of the drawing. Text beside it says which provider answers. */
  drawing: 'Your key reaches each provider',
  states: { answers: 'answers', next: 'next', up: 'up', down: `off: ${unavailable.code}` },
  thirdParty: { name: 'Third-party APIs', state: 'same key' },
  /** `failed` are the providers that were called before, and `answering` is undefined if all of them failed. */
  result: (failed: readonly string[], answering: string | undefined) => {
    if (!answering) return `No provider answered: all ${failed.length} returned ${unavailable.code}.`;
    if (!failed.length) return `${answering} answered.`;
    // Three names would not fit in a line.
    return `${answering} answered after ${failed.length > 2 ? `${failed.length} others` : failed.join(' and ')} returned ${unavailable.code}.`;
  },
  response: (provider: string) => [`provider: "${provider}"`, 'choices[0].message.content: "Hello!"', 'usage.total_tokens: 12'],
  whole: { text: 'See the whole response', href: '/docs#read-the-response' } satisfies TextLink,
  /** The documented event at the end of the call. */
  events: { answered: 'call.completed', failed: 'call.failed' } satisfies Record<string, EventName>,
  unavailable,
} as const;
