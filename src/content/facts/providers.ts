/** The providers, and their marks in drawings. */
import { listInWords } from '../../lib/listInWords.ts';

/** A jack of its own shape, with a letter. It is no trademark. */
export interface ProviderMark {
  readonly shape: 'circle' | 'hexagon' | 'square' | 'diamond' | 'shield';
  readonly letter: string;
}

interface Provider {
  /** The value of `provider` in a call. */
  readonly id: string;
  readonly name: string;
  readonly mark: ProviderMark;
}

export const providers = [
  { id: 'openai', name: 'OpenAI', mark: { shape: 'circle', letter: 'O' } },
  { id: 'anthropic', name: 'Anthropic', mark: { shape: 'hexagon', letter: 'A' } },
  { id: 'google', name: 'Google', mark: { shape: 'square', letter: 'G' } },
  { id: 'mistral', name: 'Mistral', mark: { shape: 'diamond', letter: 'M' } },
] as const satisfies readonly Provider[];

export type ProviderId = (typeof providers)[number]['id'];

/** Stands for all other APIs. */
export const thirdParty = {
  id: 'third-party',
  name: 'third-party APIs',
  mark: { shape: 'shield', letter: 'T' },
} as const satisfies Provider;

const names = providers.map(({ name }) => name);

/** The names by id. */
export const providerNames = Object.fromEntries(providers.map(({ id, name }) => [id, name])) as Record<ProviderId, string>;

/** All names in a sentence. `list` continues with a third-party API. */
export const aiProviders = {
  list: names.join(', '),
  and: listInWords(names, 'and'),
  or: listInWords(names, 'or'),
};
