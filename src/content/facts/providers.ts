/** The names of the providers, by id. */
export const providerNames = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google', mistral: 'Mistral' } as const;
