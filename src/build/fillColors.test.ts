import { expect, test } from 'vitest';
import { fillColors } from './fillColors';

test('inserts the colors of the tokens', () => {
  const drawing = '<svg><path stroke="var(--color-text)" fill="var(--color-surface)"/></svg>';
  expect(fillColors(drawing)).toMatch(/^<svg><path stroke="#\w{6}" fill="#\w{6}"\/><\/svg>$/);
});

test('throws for a color that tokens.css does not define', () => {
  expect(() => fillColors('<svg fill="var(--color-mauve)"/>')).toThrow('--color-mauve');
  expect(() => fillColors('<svg fill="var(--space-1)"/>')).toThrow('--space-1');
});
