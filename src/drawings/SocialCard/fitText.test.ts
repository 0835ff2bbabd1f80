import { expect, test } from 'vitest';
import { fitText } from './fitText';

/** Measures a font whose letters are as wide as they are high. */
const measure = (text: string, size: number) => text.length * size;
const box = { width: 100, height: 60, maxLines: 3, sizes: [20, 10, 5], lineHeight: 1 };

test('sets a short text in one line at the largest size', () => {
  expect(fitText('Terms', box, measure)).toEqual({ size: 20, lines: ['Terms'] });
});

test('uses the largest size at which every line fits', () => {
  expect(fitText('a monitor', box, measure)).toEqual({ size: 10, lines: ['a monitor'] });
});

test('balances the widths of the lines', () => {
  expect(fitText('one two three four', { ...box, sizes: [10] }, measure).lines).toEqual(['one two', 'three four']);
});

test('sets fewer lines in a lower box', () => {
  expect(fitText('a b c d e f', { ...box, height: 15 }, measure)).toEqual({ size: 5, lines: ['a b c d e f'] });
});

test('shortens a long text after a whole word, with an ellipsis', () => {
  const { size, lines } = fitText('word, '.repeat(60).trim(), box, measure);
  expect(size).toBe(5);
  expect(lines.join(' ')).toMatch(/^(word, )+word…$/);
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(box.width);
});

test('sets a word that is wider than the box in smaller letters', () => {
  const { size, lines } = fitText(`${'x'.repeat(50)} y`, box, measure);
  expect(lines.map((line) => measure(line, size) <= box.width)).toEqual([true, true]);
});
