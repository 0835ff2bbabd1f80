import { expect, test } from 'vitest';
import { heard, isHeard } from './speech';

test('finds words in any case and punctuation, across all texts', () => {
  expect(isHeard('MENU collapsed', ['Menu,', 'collapsed push button.'])).toBe(true);
});

test('accepts any one of several words for the same role, and matches whole words', () => {
  expect(isHeard(['entry', 'edit'], ['Name edit'])).toBe(true);
  expect(isHeard('tab', ['table with 7 rows'])).toBe(false);
});

test('does not hear a text that the reader interrupts before it could have been spoken', () => {
  const events = [
    { at: 0, text: 'Copied' },
    { at: 0, text: 'A sentence that takes far more than a second to say' },
    { at: 1000, text: null },
    { at: 1010, text: ' Next\n heading ' },
  ];
  expect(heard(events)).toEqual(['Copied', 'Next heading']);
});
