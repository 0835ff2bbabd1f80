/** The words of the patch bay on the home page, in which visitors unplug a provider and see who responds instead. */
import type { httpCodes, webhookEvents } from './apiReference';
import { providerNames } from './providers';
import { routing } from './routing';

interface ProviderBayContent {
  /** What the key reaches, from top to bottom. Those with a sample in `providerDemo.ts` can be chosen, and taken down. */
  readonly sockets: readonly { readonly id: string; readonly name: string }[];
  /** Beside the name of the group. */
  readonly hint: string;
  /** Drawn above the jack of the key. */
  readonly key: string;
  /** On each breaker; its name goes on with that of its provider. */
  readonly breaker: string;
  /** Below the name of a provider. */
  readonly states: { readonly answers: string; readonly standby: string; readonly down: string };
  readonly answers: (provider: string) => string;
  readonly nobody: string;
  /** In print, which shows all of it: when a line is true. */
  readonly whenUp: (provider: string) => string;
  readonly whenDown: (providers: string) => string;
  /** Names of the documented events, in the order in which they are sent. */
  readonly events: Readonly<Record<'answered' | 'failed', readonly (typeof webhookEvents)[number]['name'][]>>;
  /** The documented answer when every provider is down. */
  readonly unavailable: UnavailableOf<(typeof httpCodes)[number]>;
  /** Said after each change; `down` is empty when all are up, `answering` when none is. */
  readonly spoken: (down: readonly string[], answering: string | undefined) => string;
}

type UnavailableOf<Code> = Code extends { readonly code: 503; readonly meaning: infer Meaning }
  ? { readonly code: 503; readonly meaning: Meaning }
  : never;

const answers = (provider: string) => `${provider} responds.`;
const nobody = 'No provider responds.';
export const listed = (names: readonly string[]) => names.join(' and ');
const areDown = (names: readonly string[]) => `${listed(names)} ${names.length > 1 ? 'are' : 'is'} down.`;

export const providerBay = {
  sockets: [
    { id: 'openai', name: providerNames.openai },
    { id: 'anthropic', name: providerNames.anthropic },
    { id: 'google', name: providerNames.google },
    { id: 'mistral', name: providerNames.mistral },
    { id: 'third-party', name: 'Third-party APIs' },
  ],
  hint: `Take one down, and the next in your ${routing.orderName} takes over.`,
  key: 'Key',
  breaker: 'Down',
  states: { answers: 'responds', standby: 'on standby', down: 'down' },
  answers,
  nobody,
  whenUp: (provider: string) => `While ${provider} is up: `,
  whenDown: (providers: string) => `With ${providers} unavailable: `,
  events: { answered: ['call.started', 'call.completed'], failed: ['call.started', 'call.failed'] },
  unavailable: { code: 503, meaning: 'Provider unavailable' },
  spoken: (down: readonly string[], answering: string | undefined) =>
    [...(down.length ? [areDown(down)] : []), answering ? answers(answering) : nobody].join(' '),
} as const satisfies ProviderBayContent;
