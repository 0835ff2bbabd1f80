/** The text of the patch bay on the home page, where visitors switch a provider off and see which one answers instead. */
import type { EventName, httpCodes } from '../facts/apiReference';
import type { TextLink } from '../types';

interface ProviderBayContent {
  /** The name of the switches: what to do. Shown only with JavaScript. */
  readonly task: string;
  /** After the task, and alone without JavaScript. */
  readonly hint: string;
  /** Above the jack of the key. */
  readonly key: string;
  /** The alternative of the drawing. Text beside it says which provider answers. */
  readonly drawing: string;
  /** Below the name of a provider. */
  readonly states: { readonly answers: string; readonly next: string; readonly up: string; readonly down: string };
  readonly thirdParty: { readonly name: string; readonly state: string };
  /** `failed` are the providers that were called before, and `answering` is undefined if all of them failed. */
  readonly result: (failed: readonly string[], answering: string | undefined) => string;
  /** The documented event at the end of the call. */
  readonly events: Readonly<Record<'answered' | 'failed', EventName>>;
  /** Three fields of the response. */
  readonly response: (provider: string) => readonly string[];
  /** Leads to all fields. */
  readonly whole: TextLink;
  /** The documented response when every provider is down. */
  readonly unavailable: UnavailableOf<(typeof httpCodes)[number]>;
}

type UnavailableOf<Code> = Code extends { readonly code: 503; readonly meaning: infer Meaning }
  ? { readonly code: 503; readonly meaning: Meaning }
  : never;

const unavailable = { code: 503, meaning: 'Provider unavailable' } as const;

export const providerBay = {
  task: 'Switch a provider off.',
  hint: 'If one is down, the next one answers.',
  key: 'Your key',
  drawing: 'Cables from your key to the providers',
  states: { answers: 'answers', next: 'next', up: 'up', down: `off: ${unavailable.code}` },
  thirdParty: { name: 'Third-party APIs', state: 'same key' },
  result: (failed: readonly string[], answering: string | undefined) => {
    if (!answering) return `No provider answered: all ${failed.length} returned ${unavailable.code}.`;
    if (!failed.length) return `${answering} answered.`;
    // Three names would not fit in a line.
    return `${answering} answered after ${failed.length > 2 ? `${failed.length} others` : failed.join(' and ')} returned ${unavailable.code}.`;
  },
  response: (provider: string) => [`provider: "${provider}"`, 'choices[0].message.content: "Hello!"', 'usage.total_tokens: 12'],
  whole: { text: 'See the whole response', href: '/docs/api-reference#response' },
  events: { answered: 'call.completed', failed: 'call.failed' },
  unavailable,
} as const satisfies ProviderBayContent;
