/**
 * The code language of all samples: `?lang=python` in the URL, or else the stored choice of the visitor. The language of the URL lasts
 * until the page is closed or another is selected, and is not stored.
 */
import { useSyncExternalStore } from 'react';
import { changeUrl } from './changeUrl';
import { storedChoice } from './storedChoice';

export const codeLanguages = ['curl', 'javascript', 'python'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

const choice = storedChoice('codeLanguage');
const parameter = 'lang';
/** The last language in a URL of this visit. It outlasts links to pages without the parameter. */
let urlOverride: CodeLanguage | undefined;

/** `curl` while prerendering and hydrating. */
export function useCodeLanguage(): [CodeLanguage, (language: CodeLanguage) => void] {
  return [useSyncExternalStore(choice.subscribe, readLanguage, () => codeLanguages[0]), selectLanguage];
}

function readLanguage(): CodeLanguage {
  urlOverride = parseLanguage(new URLSearchParams(location.search).get(parameter)) ?? urlOverride;
  return urlOverride ?? parseLanguage(choice.read()) ?? codeLanguages[0];
}

function selectLanguage(language: CodeLanguage) {
  urlOverride = undefined;
  const url = new URL(location.href);
  if (url.searchParams.has(parameter)) {
    // The URL that the visitor shares must show the same language.
    url.searchParams.set(parameter, language);
    changeUrl(url.href);
  }
  choice.write(language);
}

function parseLanguage(value: string | null): CodeLanguage | undefined {
  return codeLanguages.find((language) => language === value);
}
