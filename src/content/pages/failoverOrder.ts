/** The failover order in the dashboard. */
import { providerModels } from '../facts/models';
import { providerMarks, providerNames } from '../facts/providers';

const ids = Object.keys(providerNames) as (keyof typeof providerNames)[];
const modelOf = (provider: string) => providerModels.find(({ id }) => id === provider)?.models[0] ?? '';

export const failoverOrder = {
  title: 'Failover order',
  /** Nobody has set this order. */
  isSample: true,
  first: { name: 'Named in your call', text: 'The hub tries it first.' },
  entries: ids.map((id) => ({ id, name: providerNames[id], model: modelOf(id), mark: providerMarks[id] })),
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  /** Announced after a move. */
  moved: (name: string, place: number) => `${name} is now number ${place} of ${ids.length}.`,
  /** What the order means for a call to `named`. */
  result: (named: string, others: readonly string[]) => `A call to ${named} goes on to ${others.join(', then ')}.`,
} as const;
