/** WCAG 3.1.5: computes the years of school that a text requires. */
import { syllable } from 'syllable';
import type { Finding } from '../../../findings';
import type { Passage } from './passages';

/** Lower secondary education ends after nine years of school. */
export const gradeLimit = 9;

/** Returns the Flesch-Kincaid grade of English text (Kincaid and others, 1975). */
function fleschKincaidGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'./-]*/gu) ?? []);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** One idea a sentence: longer ones have two. */
const maxWords = 40;

/** Finds a page whose running text as a whole is too hard, and sentences that are too long. */
export function hardText(sentences: readonly string[]): Finding[] {
  const measured = [
    { what: 'years of school that the text needs', value: fleschKincaidGrade(sentences), limit: gradeLimit },
    ...sentences.map((sentence) => ({
      what: `words in “${sentence.slice(0, 60)}”`,
      value: sentence.split(/\s+/).length,
      limit: maxWords,
    })),
  ];
  return measured
    .filter(({ value, limit }) => value > limit)
    .map(({ what, value, limit }) => ({ selector: 'main', what, value: Math.round(value * 10) / 10, limit: `at most ${limit}` }));
}

/** Returns the sentences of running text. Terms and cells would make a page look easier than it is. */
export function sentencesIn(passages: readonly Passage[]): string[] {
  const texts = passages.filter(({ isRunning, text }) => isRunning && /[.?!:][”"]?$/.test(text)).map(({ text }) => text);
  return texts.flatMap((text) => text.split(/(?<=[.?!:][”"]?)\s+(?=[\p{Lu}“"\p{N}])/u)).filter((sentence) => /\p{L}/u.test(sentence));
}
