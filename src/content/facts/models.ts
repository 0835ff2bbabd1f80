/** The providers and models of the API reference. In a sample, `{{openai}}` is the first model of this provider. */
import type { IsoDate } from '../../lib/isoDate';
import { type ProviderId, providerNames } from './providers.ts';

/** A value of `provider` in a call. */
export type ApiId = ProviderId | 'weather';

export interface ProviderModels {
  readonly id: ApiId;
  readonly name: string;
  /** Values of `model` in a call. Pictures and samples show the first. */
  readonly models: readonly [string, ...string[]];
  /** The days on which the provider retires models. From then on, the build warns. */
  readonly retirements?: Readonly<Record<string, IsoDate>>;
  /** No such third-party API exists. */
  readonly isSample?: boolean;
}

// Where a provider has an alias that stays when a version retires, such as `mistral-large-latest`, it stands here. Samples of Google’s Genkit
// name `gemini-flash-latest` (https://github.com/genkit-ai/genkit/pull/5328); no page of Google’s docs was found that does.
export const modelsById: { readonly [Id in ApiId]: ProviderModels & { readonly id: Id } } = {
  openai: { id: 'openai', name: providerNames.openai, models: ['gpt-4.1'] },
  anthropic: { id: 'anthropic', name: providerNames.anthropic, models: ['claude-sonnet-4-5'] },
  google: { id: 'google', name: providerNames.google, models: ['gemini-flash-latest'] },
  mistral: { id: 'mistral', name: providerNames.mistral, models: ['mistral-large-latest'] },
  weather: { id: 'weather', name: 'Weather API', models: ['forecast'], isSample: true },
};

export const providerModels = Object.values<ProviderModels>(modelsById) as [ProviderModels, ...ProviderModels[]];
