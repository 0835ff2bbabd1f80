import { expect, test } from 'vitest';
import { fillColors } from './fillColors';

const drawing = '<svg><path stroke="var(--color-text)" fill="var(--color-surface)"/></svg>';

test('inserts the colors of the requested theme', () => {
  const [light, dark] = [fillColors(drawing, 'light'), fillColors(drawing, 'dark')];
  expect(light).toMatch(/^<svg><path stroke="#\w{6}" fill="#\w{6}"\/><\/svg>$/);
  expect(dark).toMatch(/^<svg><path stroke="#\w{6}" fill="#\w{6}"\/><\/svg>$/);
  expect(dark).not.toBe(light);
});

test('throws for a color that tokens.css does not define', () => {
  expect(() => fillColors('<svg fill="var(--color-mauve)"/>', 'dark')).toThrow('--color-mauve');
  expect(() => fillColors('<svg fill="var(--space-1)"/>', 'dark')).toThrow('--space-1');
});
