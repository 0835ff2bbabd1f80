/** A call that names one provider, and the response of the next one. */
import { demoAnswer, providerDemos } from './providerDemo';
import { type ProviderMark, providers } from '../facts/providers';
import type { HighlightedCode } from '../types';

const [named, answering] = providerDemos;
const markOf = (id: string): ProviderMark | undefined => providers.find((provider) => provider.id === id)?.mark;

export const takeover = {
  title: 'One call, and who answered it',
  /** Nobody has made this call. */
  isSample: true,
  sides: [
    { title: `Your call names ${named.label}`, mark: markOf(named.id), code: named.codeSet.curl },
    { title: `${answering.label} answers`, mark: markOf(answering.id), code: demoAnswer },
  ] satisfies readonly { title: string; mark: ProviderMark | undefined; code: HighlightedCode }[],
  result: `${named.label} was unavailable. Your code got a response, and its first lines say from whom.`,
} as const;
