import { expect, test } from 'vitest';
import { problems, utterances } from './speech.mjs';

const heard = (...texts: string[]) => texts.map((text) => ({ text, isCutOff: false }));

test('finds words in any order and case, across all utterances', () => {
  expect(problems(heard('Menu', 'collapsed push button.'), ['button', 'MENU', 'Collapsed'])).toEqual([]);
});

test('accepts any one of several words for the same role, matches whole words, and lists unwanted ones', () => {
  expect(problems(heard('Name edit'), ['Name', ['entry', 'edit']])).toEqual([]);
  expect(problems(heard('table with 7 rows'), ['tab'])).toEqual(['not heard: “tab”']);
  expect(problems(heard('Dark', 'not selected'), ['Dark'], ['not selected', 'clickable'])).toEqual(['heard: “not selected”']);
});

test('ignores utterances that were cut off', () => {
  expect(problems([{ text: 'Copied', isCutOff: true }], ['Copied'])).toEqual(['not heard: “Copied”']);
  expect(problems([{ text: 'Copied', isCutOff: true }], [], ['Copied'])).toEqual([]);
});

test('marks speech as cut off if the reader stops before it could have been spoken', () => {
  const events = [
    { at: 0, said: 'Copied' },
    { at: 0, said: 'A sentence that takes far more than a second to say' },
    { at: 1000, said: null },
    { at: 1010, said: ' Next\n heading ' },
  ];
  expect(utterances(events)).toEqual([
    { text: 'Copied', isCutOff: false },
    { text: 'A sentence that takes far more than a second to say', isCutOff: true },
    { text: 'Next heading', isCutOff: false },
  ]);
});
