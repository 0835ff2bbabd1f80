/** The effects of one key: on the wiring, and on the two lines of a call that name a provider and a model. */
import { type ProviderModels, providerModels } from '../facts/models';
import { providers } from '../facts/providers';
import { countInWords } from '../interface';
import { site } from '../site';

const names = providers.map(({ name }) => name);
const kinds = ['key2', 'key3', 'key4', 'key5'] as const;

const [from, to = from] = providerModels;
const linesOf = ({ id, models: [model] }: ProviderModels) => [`"provider": "${id}",`, `"model": "${model}",`];

const number = countInWords(providers.length);

export const keyTangle = {
  title: `One key instead of ${number}`,
  providers: names,
  /** All cross each other. */
  cables: names.map((_, index) => ({
    from: `key ${index}`,
    to: names[(index + Math.floor(names.length / 2)) % names.length] ?? '',
    kind: kinds[index % kinds.length],
  })),
  /** The text alternative of each key. */
  keyName: (name: string) => `Key for ${name}`,
  hub: site.name,
  diff: {
    title: 'Two lines that switch providers',
    lines: [
      ...linesOf(from).map((text) => ({ kind: 'del', sign: '−', text }) as const),
      ...linesOf(to).map((text) => ({ kind: 'ins', sign: '+', text }) as const),
    ],
  },
} as const;
