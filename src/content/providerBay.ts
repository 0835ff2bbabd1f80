/** The words of the patch bay on the home page, in which visitors unplug a provider and see who responds instead. */
import type { httpCodes, webhookEvents } from './apiReference';
import { routing } from './routing';

interface ProviderBayContent {
  /** Beside the name of the group. */
  readonly hint: string;
  /** Drawn above the jack of the key. */
  readonly key: string;
  /** The start of each switch's accessible name, which goes on with that of its provider. */
  readonly breaker: string;
  /** On each switch. */
  readonly switchStates: { readonly up: string; readonly down: string };
  /** Below the name of a provider. */
  readonly states: { readonly answers: string; readonly standby: string; readonly down: string };
  readonly answers: (provider: string) => string;
  readonly nobody: string;
  /** In print and without JavaScript, where every answer is shown: when it is true. */
  readonly whenUp: (provider: string) => string;
  readonly whenDown: (providers: readonly string[]) => string;
  /** The ids of the providers that were tried, each with the status code that it answered with. */
  readonly attempts: (tried: readonly string[], isAnswered: boolean) => string;
  /** The documented event that is sent at the end. */
  readonly events: Readonly<Record<'answered' | 'failed', (typeof webhookEvents)[number]['name']>>;
  /** The documented answer when every provider is down. */
  readonly unavailable: UnavailableOf<(typeof httpCodes)[number]>;
  /** Announced after each change; `down` is empty when all are up, `answering` undefined when none is. */
  readonly spoken: (down: readonly string[], answering: string | undefined) => string;
}

type UnavailableOf<Code> = Code extends { readonly code: 503; readonly meaning: infer Meaning }
  ? { readonly code: 503; readonly meaning: Meaning }
  : never;

const answers = (provider: string) => `${provider} responds.`;
const nobody = 'No provider responds.';
const listed = (names: readonly string[]) => names.join(' and ');
const areDown = (names: readonly string[]) => `${listed(names)} ${names.length > 1 ? 'are' : 'is'} down.`;
const unavailable = { code: 503, meaning: 'Provider unavailable' } as const;

export const providerBay = {
  hint: `Take one down, and the next in your ${routing.orderName} takes over.`,
  key: 'Key',
  breaker: 'Up:',
  switchStates: { up: 'Up', down: 'Down' },
  states: { answers: 'responds', standby: 'on standby', down: 'down' },
  answers,
  nobody,
  whenUp: (provider: string) => `While ${provider} is up: `,
  whenDown: (providers: readonly string[]) => `With ${listed(providers)} unavailable: `,
  attempts: (tried: readonly string[], isAnswered: boolean) =>
    tried.map((id, index) => `${id} ${isAnswered && index === tried.length - 1 ? 200 : unavailable.code}`).join(' → '),
  events: { answered: 'call.completed', failed: 'call.failed' },
  unavailable,
  spoken: (down: readonly string[], answering: string | undefined) =>
    [...(down.length ? [areDown(down)] : []), answering ? answers(answering) : nobody].join(' '),
} as const satisfies ProviderBayContent;
