/** The text of the patch bay on the home page, where visitors unplug a provider and see which one responds instead. */
import type { httpCodes, webhookEvents } from '../facts/apiReference';
import { routing } from '../facts/routing';

interface ProviderBayContent {
  /** Beside the name of the group. */
  readonly hint: string;
  /** Above the jack of the key. */
  readonly key: string;
  /** On each switch. True in both states, because people who use speech input say it (WCAG 2.5.3). */
  readonly breaker: string;
  /** Follows in the accessible name of a switch. */
  readonly breakerOf: (provider: string) => string;
  /** Below the name of a provider. */
  readonly states: { readonly answers: string; readonly standby: string; readonly down: string };
  readonly answers: (provider: string) => string;
  readonly nobody: string;
  /** The condition of a result, in print and without JavaScript, where all results show. */
  readonly whenUp: (provider: string) => string;
  readonly whenDown: (providers: readonly string[]) => string;
  /** The ids of the attempted providers, each with its status code. */
  readonly attempts: (tried: readonly string[], isAnswered: boolean) => string;
  /** The documented event at the end of the call. */
  readonly events: Readonly<Record<'answered' | 'failed', (typeof webhookEvents)[number]['name']>>;
  /** The documented response when every provider is down. */
  readonly unavailable: UnavailableOf<(typeof httpCodes)[number]>;
  /** Announced after each change. `down` is empty if all are up, and `answering` is undefined if all are down. */
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
  hint: `If one goes down, the next in your ${routing.orderName} takes over.`,
  key: 'Key',
  breaker: 'Power',
  breakerOf: (provider: string) => `for ${provider}`,
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
