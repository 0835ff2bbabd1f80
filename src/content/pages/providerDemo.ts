/** The two sample calls of the typing demo, which differ in two words, and a response. */
import { type ProviderId, providers } from '../facts/providers';
import { replaceWords } from '../../lib/tokenRuns';
import { modelsById } from '../facts/models';
import callJs from '../samples/call.mjs?highlight';
import callPython from '../samples/call.py?highlight';
import callShell from '../samples/call.sh?highlight';
import type { CodeSet, HighlightedCode } from '../types';

const modelOf = (provider: ProviderId) => modelsById[provider].models[0];

/** Of the first two providers, between which the visitor switches. */
export const providerDemos = [demoOf(providers[0]), demoOf(providers[1])] as const;

function demoOf<Id extends ProviderId>({ id, name }: { readonly id: Id; readonly name: string }) {
  return { id, label: name, codeSet: callOf(id) };
}

/** The sample call of the docs, with a shorter question. */
function callOf(provider: ProviderId): CodeSet {
  const words = { 'What is a patch bay for?': 'Hello.', openai: provider, [modelOf('openai')]: modelOf(provider) };
  const withWords = ({ mock, ...code }: HighlightedCode): HighlightedCode => ({
    ...replaceWords(code, words),
    ...(mock && { mock: replaceWords(mock, words) }),
  });
  return { curl: withWords(callShell), javascript: withWords(callJs), python: withWords(callPython) };
}

/** The response of the second, as the API sends it. */
export { default as demoAnswer } from '../samples/answer.json?highlight';
