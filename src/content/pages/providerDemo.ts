/** The two sample calls of the typing demo. They differ in two words: the provider and the model. */
import { providerNames } from '../facts/providers';
import anthropic from '../samples/demoAnthropic.sh?highlight';
import openai from '../samples/demoOpenai.sh?highlight';
import type { HighlightedCode } from '../types';

export interface ProviderDemo {
  readonly id: string;
  /** On the radio button. */
  readonly label: string;
  readonly code: HighlightedCode;
}

/** Exactly two, between which the visitor switches. */
export const providerDemos = [
  { id: 'openai', label: providerNames.openai, code: openai },
  { id: 'anthropic', label: providerNames.anthropic, code: anthropic },
] as const satisfies readonly [ProviderDemo, ProviderDemo];
