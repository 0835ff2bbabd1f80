import { storedChoice } from './storedChoice';

export const codeLanguages = ['curl', 'javascript', 'python'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** The code language of all samples. */
export const codeLanguageChoice = storedChoice('codeLanguage', codeLanguages);
