/** A call that names one provider, and the response of the next one. */
import { demoAnswer, sampleCall } from './sampleCall';
import { type ProviderMark, providers } from '../facts/providers';
import type { HighlightedCode } from '../types';

const [named, answering] = providers;

export const takeover = {
  title: 'One call, and who answered it',
  /** Nobody has made this call. */
  isSample: true,
  sides: [
    { title: `Your call names ${named.name}`, mark: named.mark, code: sampleCall(named.id, 'curl') },
    { title: `${answering.name} answers`, mark: answering.mark, code: demoAnswer },
  ] satisfies readonly { title: string; mark: ProviderMark; code: HighlightedCode }[],
  result: `${named.name} was unavailable. Your code got a response, and its first lines say from whom.`,
} as const;
