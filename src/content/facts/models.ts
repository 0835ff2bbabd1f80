/** The providers and models of the API reference. In a sample, `{{openai}}` is the first model of this provider. */
import type { IsoDate } from '../../lib/isoDate';
import { providerNames } from './providers.ts';

export interface ProviderModels {
  /** The value of `provider` in a call. */
  readonly id: string;
  readonly name: string;
  /** Values of `model` in a call. Pictures and samples show the first. */
  readonly models: readonly string[];
  /** The days on which the provider retires models. From then on, the build warns. */
  readonly retirements?: Readonly<Record<string, IsoDate>>;
  /** No such third-party API exists. */
  readonly isSample?: boolean;
}

// Where a provider has an alias that stays when a version retires, such as `mistral-large-latest`, it stands here. Samples of Google’s Genkit
// name `gemini-flash-latest` (https://github.com/genkit-ai/genkit/pull/5328); no page of Google’s docs was found that does.
export const providerModels = [
  { id: 'openai', name: providerNames.openai, models: ['gpt-4.1'] },
  { id: 'anthropic', name: providerNames.anthropic, models: ['claude-sonnet-4-5'] },
  { id: 'google', name: providerNames.google, models: ['gemini-flash-latest'] },
  { id: 'mistral', name: providerNames.mistral, models: ['mistral-large-latest'] },
  { id: 'weather', name: 'Weather API', models: ['forecast'], isSample: true },
] as const satisfies readonly ProviderModels[];
