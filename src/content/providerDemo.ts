/** The two calls that the home page types. They differ in two words, the provider and the model. */
import anthropic from './samples/demoAnthropic.sh?highlight';
import openai from './samples/demoOpenai.sh?highlight';
import type { HighlightedCode } from './types';

export interface ProviderDemo {
  readonly id: string;
  /** On the toggle. */
  readonly label: string;
  readonly code: HighlightedCode;
}

/** Exactly two: the toggle on the home page switches between them. */
export const providerDemos = [
  { id: 'openai', label: 'OpenAI', code: openai },
  { id: 'anthropic', label: 'Anthropic', code: anthropic },
] as const satisfies readonly [ProviderDemo, ProviderDemo];
