import { syllable } from 'syllable';
import { dom } from '../audit/barriers/plant';
import { expect, type Finding } from '../findings';
import { type Passage, readPassages } from '../passages';
import type { Check } from './check';

export const readability: Check = {
  criteria: ['3.1.5'],
  claim:
    'Computes the Flesch-Kincaid grade of the running text of a page as a whole; expects at most nine, and no sentence of more than 40 words.',
  on: 'every page',
  reads: {
    'can be read with nine years of school': async ({ opened }) => {
      const sentences = sentencesIn(await readPassages(opened));
      expect(sentences.length).toBeGreaterThan(0);
      expect(hardText(sentences)).toHaveNoFindings();
    },
  },
  barriers: {
    'hard words': dom(
      'main p',
      (words) =>
        (words.textContent =
          'Notwithstanding antecedent representations, organizational intermediaries irrevocably acknowledge interdependent contractual responsibilities concerning infrastructural interoperability.'),
    ),
    'a long sentence': dom('main h1', (heading) =>
      heading.after(Object.assign(document.createElement('p'), { textContent: `${'we go to it '.repeat(11)}now.` })),
    ),
  },
  left: {
    '3.1.5': {
      aids: ['no assistive technology'],
      steps: 'Find text that needs more than nine years of school.',
      expected: 'There is a simpler version of it.',
    },
  },
};

/** Lower secondary education ends after nine years of school. */
const gradeLimit = 9;

/** Returns the Flesch-Kincaid grade of English text (Kincaid and others, 1975). */
function fleschKincaidGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'./-]*/gu) ?? []);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** One idea a sentence: longer ones have two. */
const maxWords = 40;

/** Finds a page whose running text as a whole is too hard, and sentences that are too long. */
function hardText(sentences: readonly string[]): Finding[] {
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
function sentencesIn(passages: readonly Passage[]): string[] {
  const texts = passages.filter(({ isRunning, text }) => isRunning && /[.?!:][”"]?$/.test(text)).map(({ text }) => text);
  return texts.flatMap((text) => text.split(/(?<=[.?!:][”"]?)\s+(?=[\p{Lu}“"\p{N}])/u)).filter((sentence) => /\p{L}/u.test(sentence));
}
