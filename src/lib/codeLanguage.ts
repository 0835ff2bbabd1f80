/** The code language that a visitor has chosen: shared by all samples, and stored where storage is allowed. */
import { useSyncExternalStore } from 'react';

export const codeLanguages = ['curl', 'javascript', 'python'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

const storageKey = 'codeLanguage';
const listeners = new Set<() => void>();
/** The choice while storage is blocked; it lasts until the page is closed. */
let unstored: CodeLanguage | undefined;

/** `curl` while prerendering and hydrating. */
export function useCodeLanguage(): [CodeLanguage, (language: CodeLanguage) => void] {
  const language = useSyncExternalStore(subscribe, read, () => codeLanguages[0]);
  return [language, choose];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function read(): CodeLanguage {
  return unstored ?? stored() ?? codeLanguages[0];
}

function choose(language: CodeLanguage) {
  try {
    localStorage.setItem(storageKey, language);
    unstored = undefined;
  } catch {
    unstored = language;
  }
  for (const listener of listeners) listener();
}

function stored(): CodeLanguage | undefined {
  try {
    const value = localStorage.getItem(storageKey);
    return codeLanguages.find((language) => language === value);
  } catch {
    return undefined;
  }
}
