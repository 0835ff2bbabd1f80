/** The names of the providers, by id. */
export const providerNames = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google', mistral: 'Mistral' } as const;

const names = Object.values(providerNames);

/** All names in a sentence. `list` continues with a third-party API. */
export const aiProviders = {
  list: names.join(', '),
  and: listWith('and'),
  or: listWith('or'),
};

/** Not `Intl.ListFormat`, which would delay each page that names the providers. */
function listWith(word: string): string {
  return names.length > 2 ? `${names.slice(0, -1).join(', ')}, ${word} ${names.at(-1)}` : names.join(` ${word} `);
}

/** The mark of a provider in drawings: a jack of its own shape, with a letter. It is no trademark. */
export interface ProviderMark {
  readonly shape: 'circle' | 'hexagon' | 'square' | 'diamond' | 'shield';
  readonly letter: string;
}

/** `thirdParty` stands for all other APIs. */
export const providerMarks = {
  openai: { shape: 'circle', letter: 'O' },
  anthropic: { shape: 'hexagon', letter: 'A' },
  google: { shape: 'square', letter: 'G' },
  mistral: { shape: 'diamond', letter: 'M' },
  thirdParty: { shape: 'shield', letter: 'T' },
} as const satisfies Record<keyof typeof providerNames | 'thirdParty', ProviderMark>;
