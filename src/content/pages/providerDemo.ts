/** The two sample calls of the typing demo, which differ in two words, and a response. */
import { type ProviderId, providerNames } from '../facts/providers';
import { replaceWords } from '../../lib/tokenRuns';
import { providerModels } from '../facts/models';
import callJs from '../samples/call.mjs?highlight';
import callPython from '../samples/call.py?highlight';
import callShell from '../samples/call.sh?highlight';
import answer from '../samples/answer.json?highlight';
import type { CodeSet, HighlightedCode } from '../types';

/** Exactly two, between which the visitor switches. */
export const providerDemos = [
  { id: 'openai', label: providerNames.openai, codeSet: callOf('openai') },
  { id: 'anthropic', label: providerNames.anthropic, codeSet: callOf('anthropic') },
] as const;

/** The sample call of the docs, with a shorter question. */
function callOf(provider: ProviderId): CodeSet {
  const words = { 'What is a patch bay for?': 'Hello.', openai: provider, [modelOf('openai')]: modelOf(provider) };
  return { curl: replaceWords(callShell, words), javascript: replaceWords(callJs, words), python: replaceWords(callPython, words) };
}

function modelOf(provider: ProviderId): string {
  return providerModels.find(({ id }) => id === provider)!.models[0];
}

/** The response of the second, as the API sends it. */
export const demoAnswer: HighlightedCode = answer;
