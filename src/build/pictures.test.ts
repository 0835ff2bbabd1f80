import { expect, test } from 'vitest';
import { fillColors, textWidth } from './pictures';

test('inserts the colors of the tokens', () => {
  const drawing = '<svg><path stroke="var(--color-text)" fill="var(--color-surface)"/></svg>';
  expect(fillColors(drawing)).toMatch(/^<svg><path stroke="#\w{6}" fill="#\w{6}"\/><\/svg>$/);
});

test('throws for a color that tokens.css does not define', () => {
  expect(() => fillColors('<svg fill="var(--color-mauve)"/>')).toThrow('--color-mauve');
  expect(() => fillColors('<svg fill="var(--space-1)"/>')).toThrow('--space-1');
});

test('measures text in the font of the drawing', () => {
  expect(textWidth('iiii', 10)).toBeLessThan(textWidth('mmmm', 10));
  expect(textWidth('a < b & c', 20)).toBeCloseTo(2 * textWidth('a < b & c', 10));
  expect(textWidth('Two words', 10)).toBeGreaterThan(textWidth('Two', 10) + textWidth('words', 10));
});
