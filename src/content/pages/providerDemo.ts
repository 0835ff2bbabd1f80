/** The two sample calls of the typing demo, which differ in two words, and a response. */
import { type ProviderId, providerNames } from '../facts/providers';
import anthropicJs from '../samples/demoAnthropic.mjs?highlight';
import anthropicPython from '../samples/demoAnthropic.py?highlight';
import anthropic from '../samples/demoAnthropic.sh?highlight';
import openaiJs from '../samples/demoOpenai.mjs?highlight';
import openaiPython from '../samples/demoOpenai.py?highlight';
import openai from '../samples/demoOpenai.sh?highlight';
import answer from '../samples/answer.json?highlight';
import type { CodeSet, HighlightedCode } from '../types';

export interface ProviderDemo {
  readonly id: ProviderId;
  /** On the radio button. */
  readonly label: string;
  readonly codeSet: CodeSet;
}

/** Exactly two, between which the visitor switches. */
export const providerDemos = [
  { id: 'openai', label: providerNames.openai, codeSet: { curl: openai, javascript: openaiJs, python: openaiPython } },
  { id: 'anthropic', label: providerNames.anthropic, codeSet: { curl: anthropic, javascript: anthropicJs, python: anthropicPython } },
] as const satisfies readonly [ProviderDemo, ProviderDemo];

/** The response of the second, as the API sends it. */
export const demoAnswer: HighlightedCode = answer;
