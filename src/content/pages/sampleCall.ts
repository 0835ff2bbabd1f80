/** The sample call of the docs, with a shorter question, and a response. */
import type { ProviderId } from '../facts/providers';
import { modelsById } from '../facts/models';
import type { CodeLanguage } from '../../lib/codeLanguage';
import { replaceWords } from '../../lib/tokenRuns';
import callJs from '../samples/call.mjs?highlight';
import callPython from '../samples/call.py?highlight';
import callShell from '../samples/call.sh?highlight';
import type { CodeSet, HighlightedCode } from '../types';

const calls: CodeSet = { curl: callShell, javascript: callJs, python: callPython };

const modelOf = (provider: ProviderId) => modelsById[provider].models[0];

/** The call of a provider. It takes 3 ms on a slow phone (4x), so a page makes only those that it shows. */
export function sampleCall(provider: ProviderId, language: CodeLanguage): HighlightedCode {
  const words = { 'What is a patch bay for?': 'Hello.', openai: provider, [modelOf('openai')]: modelOf(provider) };
  const { mock, ...code } = calls[language];
  return { ...replaceWords(code, words), ...(mock && { mock: replaceWords(mock, words) }) };
}

/** The response of the second provider, as the API sends it. */
export { default as demoAnswer } from '../samples/answer.json?highlight';
