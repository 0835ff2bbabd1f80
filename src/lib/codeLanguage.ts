/**
 * The code language of all samples: `?lang=python` in the URL, or else the stored choice of the visitor. The language of the URL lasts
 * until the page is closed or another is chosen, and is not stored.
 */
import { useSyncExternalStore } from 'react';
import { changeUrl } from './changeUrl';

export const codeLanguages = ['curl', 'javascript', 'python'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

const storageKey = 'codeLanguage';
const parameter = 'lang';
const listeners = new Set<() => void>();
/** The language of a URL of this visit, also after a link to a page without the parameter. */
let urlOverride: CodeLanguage | undefined;
/** The choice while storage is blocked. */
let sessionFallback: CodeLanguage | undefined;

/** `curl` while prerendering and hydrating. */
export function useCodeLanguage(): [CodeLanguage, (language: CodeLanguage) => void] {
  const language = useSyncExternalStore(subscribe, readLanguage, () => codeLanguages[0]);
  return [language, chooseLanguage];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function readLanguage(): CodeLanguage {
  urlOverride = parseLanguage(new URLSearchParams(location.search).get(parameter)) ?? urlOverride;
  return urlOverride ?? sessionFallback ?? storedLanguage() ?? codeLanguages[0];
}

function chooseLanguage(language: CodeLanguage) {
  urlOverride = undefined;
  const url = new URL(location.href);
  if (url.searchParams.has(parameter)) {
    // A shared URL shows what its sender sees.
    url.searchParams.set(parameter, language);
    changeUrl(url.href);
  }
  try {
    localStorage.setItem(storageKey, language);
    sessionFallback = undefined;
  } catch {
    sessionFallback = language;
  }
  for (const listener of listeners) listener();
}

function storedLanguage(): CodeLanguage | undefined {
  try {
    return parseLanguage(localStorage.getItem(storageKey));
  } catch {
    return undefined;
  }
}

function parseLanguage(value: string | null): CodeLanguage | undefined {
  return codeLanguages.find((language) => language === value);
}
