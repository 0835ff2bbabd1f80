import { expect, test } from 'vitest';
import { problems, utterances } from './heard.mjs';

/** Heard to the end. */
const heard = (...texts: string[]) => texts.map((text) => ({ text, isCutOff: false }));

test('finds words in any order and case, over all that was said', () => {
  expect(problems(heard('Menu', 'collapsed push button.'), ['button', 'MENU', 'Collapsed'])).toEqual([]);
});

test('names the words that were not heard', () => {
  expect(problems(heard('Menu collapsed'), ['Menu', 'button', 'expanded'])).toEqual(['not heard: “button”, “expanded”']);
  expect(problems([], ['Copied'])).toEqual(['not heard: “Copied”']);
});

test('takes one of several words for the same role', () => {
  expect(problems(heard('Name edit'), ['Name', ['entry', 'edit']])).toEqual([]);
  expect(problems(heard('Name button'), [['entry', 'edit']])).toEqual(['not heard: “entry” or “edit”']);
});

test('compares whole words, and words that follow each other', () => {
  expect(problems(heard('table with 7 rows'), ['tab'])).not.toEqual([]);
  expect(problems(heard('checked, not by you'), ['not checked'])).not.toEqual([]);
});

test('leaves punctuation to the reader, also in what is expected', () => {
  expect(problems(heard('Price $280', 'email 24h SLA', 'What is it'), ['$280.', 'email, 24h SLA', 'What is it?'])).toEqual([]);
  expect(problems(heard('Größe: «übergroß»'), ['größe übergroß'])).toEqual([]);
});

test('names what was heard and should not have been', () => {
  expect(problems(heard('Dark', 'not selected'), ['Dark'], ['not selected', 'clickable'])).toEqual(['heard: “not selected”']);
});

test('does not count what was cut off', () => {
  expect(problems([{ text: 'Copied', isCutOff: true }], ['Copied'])).toEqual(['not heard: “Copied”']);
  expect(problems([{ text: 'Copied', isCutOff: true }], [], ['Copied'])).toEqual([]);
});

test('cuts off what had not had the time to be said when the reader stopped', () => {
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

test('starts to say what comes after a silence when it comes', () => {
  const events = [
    { at: 0, said: 'One' },
    { at: 5000, said: 'Two' },
    { at: 5050, said: null },
  ];
  expect(utterances(events).map(({ isCutOff }) => isCutOff)).toEqual([false, true]);
});

test('a reader that stops when nothing is being said cuts nothing off', () => {
  expect(utterances([{ at: 0, said: null }, { at: 10, said: 'Menu' }, { at: 9000, said: null }])).toEqual(heard('Menu'));
});
