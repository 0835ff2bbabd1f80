/** The code language of all samples: the stored choice of the visitor. */
import { useSyncExternalStore } from 'react';
import { storedChoice } from './storedChoice';

export const codeLanguages = ['curl', 'javascript', 'python'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

const choice = storedChoice('codeLanguage');

/** `curl` while prerendering and hydrating. */
export function useCodeLanguage(): [CodeLanguage, (language: CodeLanguage) => void] {
  return [useSyncExternalStore(choice.subscribe, readLanguage, () => codeLanguages[0]), choice.write];
}

/** The storage can hold any text. */
function readLanguage(): CodeLanguage {
  const stored = choice.read();
  return codeLanguages.find((language) => language === stored) ?? codeLanguages[0];
}
