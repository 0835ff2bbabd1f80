import { expect, test } from 'vitest';
import { sensoryWordsIn } from './sensoryWords';

const found = (text: string) => sensoryWordsIn([{ text, isRunning: true }]);

test.each([
  'Press the round button.',
  'Choose a plan on the right.',
  'Use the menu in the top right corner.',
  'See the table below.',
  'The fields marked in red are wrong.',
  'Pick the green lamp.',
  'When you hear a tone, go on.',
])('reports “%s”', (text) => {
  expect(found(text)).not.toEqual([]);
});

test.each([
  'A status code of 400 or above.',
  'A temperature above zero.',
  'You have the right to ask. All rights are yours.',
  'Choose the plan Access.',
  'The key stays on your server, in the dark and the light theme.',
])('accepts “%s”', (text) => {
  expect(found(text)).toEqual([]);
});
