/**
 * The code language of all samples: what the address asks for (`?lang=python`), or else what the visitor has chosen, which is
 * stored where storage is allowed. What the address asks for holds until the page is closed or another is chosen, and is not stored.
 */
import { useSyncExternalStore } from 'react';
import { changeUrl } from './changeUrl';

export const codeLanguages = ['curl', 'javascript', 'python'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

const storageKey = 'codeLanguage';
const parameter = 'lang';
const listeners = new Set<() => void>();
/** The choice while storage is blocked; it lasts until the page is closed. */
let unstored: CodeLanguage | undefined;
/** What an address of this visit has asked for, also after a link to a page whose address does not. */
let asked: CodeLanguage | undefined;

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
  asked = known(new URLSearchParams(location.search).get(parameter)) ?? asked;
  return asked ?? unstored ?? stored() ?? codeLanguages[0];
}

function choose(language: CodeLanguage) {
  asked = undefined;
  const address = new URL(location.href);
  if (address.searchParams.has(parameter)) {
    // Whoever shares the page now shares what it shows.
    address.searchParams.set(parameter, language);
    changeUrl(address.href);
  }
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
    return known(localStorage.getItem(storageKey));
  } catch {
    return undefined;
  }
}

function known(value: string | null): CodeLanguage | undefined {
  return codeLanguages.find((language) => language === value);
}
