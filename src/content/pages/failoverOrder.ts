/** The failover order in the dashboard. */
import { providerModels } from '../facts/models';
import { providers } from '../facts/providers';

const modelOf = (provider: string) => providerModels.find(({ id }) => id === provider)?.models[0] ?? '';

export const failoverOrder = {
  title: 'Failover order',
  /** Nobody has set this order. */
  isSample: true,
  first: { name: 'Named in your call', text: 'The hub tries it first.' },
  entries: providers.map((provider) => ({ ...provider, model: modelOf(provider.id) })),
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  /** Announced after a move. */
  moved: (name: string, place: number) => `${name} is now number ${place} of ${providers.length}.`,
  /** What the order means for a call to `named`. */
  result: (named: string, others: readonly string[]) => `A call to ${named} goes on to ${others.join(', then ')}.`,
} as const;
