import { expect, test } from 'vitest';
import { fleschKincaidGrade, sentencesIn } from './readability';

const passage = (text: string, isRunning = true) => ({ text, isRunning });

test('computes the grade by the formula', () => {
  // 6 words with 6 syllables in one sentence: 0.39 × 6 + 11.8 × 1 − 15.59.
  expect(fleschKincaidGrade(['The cat sat on the mat.'])).toBeCloseTo(-1.45, 2);
  expect(fleschKincaidGrade(['Unnecessary administrative obligations complicate international organizations.'])).toBeGreaterThan(30);
});

test('grades longer sentences and longer words higher', () => {
  const easy = fleschKincaidGrade(['You have one key.', 'Keep it safe.']);
  expect(fleschKincaidGrade(['You have one key and you should keep it safe at all times.'])).toBeGreaterThan(easy);
  expect(fleschKincaidGrade(['You possess a credential.', 'Preserve it carefully.'])).toBeGreaterThan(easy);
});

test('splits running text into sentences, and ignores labels, terms, and cells', () => {
  const passages = [passage('It is one call. Version 1.2 has it too. “Yes.” Done.'), passage('Rate limit'), passage('What is it?', false)];
  expect(sentencesIn(passages)).toEqual(['It is one call.', 'Version 1.2 has it too.', '“Yes.”', 'Done.']);
});
