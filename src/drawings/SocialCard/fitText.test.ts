import { expect, test } from 'vitest';
import { fitText } from './fitText';

/** A font whose letters are all as wide as they are high. */
const measure = (text: string, size: number) => text.length * size;
const box = { width: 100, height: 60, maxLines: 3, sizes: [20, 10, 5], lineHeight: 1 };

test('sets a short text in one line, as large as it goes', () => {
  expect(fitText('Terms', box, measure)).toEqual({ size: 20, lines: ['Terms'] });
});

test('takes the size with which every line fits, however much room is left', () => {
  expect(fitText('a monitor', box, measure)).toEqual({ size: 10, lines: ['a monitor'] });
});

test('balances lines: none is left with one short word where it can be helped', () => {
  expect(fitText('one two three four', { ...box, sizes: [10] }, measure).lines).toEqual(['one two', 'three four']);
});

test('takes fewer lines where the box is low', () => {
  expect(fitText('a b c d e f', { ...box, height: 15 }, measure)).toEqual({ size: 5, lines: ['a b c d e f'] });
});

test('ends a text that is too long after a whole word', () => {
  const { size, lines } = fitText('word, '.repeat(60).trim(), box, measure);
  expect(size).toBe(5);
  expect(lines.join(' ')).toMatch(/^(word, )+word…$/);
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(box.width);
});

test('refuses a word that no line can hold', () => {
  expect(() => fitText('x'.repeat(50), box, measure)).toThrow('is one word and wider than its line');
});
