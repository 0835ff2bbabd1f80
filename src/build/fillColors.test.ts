import { expect, test } from 'vitest';
import { fillColorPairs, fillColors } from './fillColors';

const drawing = '<svg><path stroke="var(--color-text)" fill="var(--color-surface)"/></svg>';

test('inserts the colors of the requested theme', () => {
  const [light, dark] = [fillColors(drawing, 'light'), fillColors(drawing, 'dark')];
  expect(light).toMatch(/^<svg><path stroke="#\w{6}" fill="#\w{6}"\/><\/svg>$/);
  expect(dark).toMatch(/^<svg><path stroke="#\w{6}" fill="#\w{6}"\/><\/svg>$/);
  expect(dark).not.toBe(light);
});

test('throws for a color that tokens.css does not define', () => {
  for (const fill of [(text: string) => fillColors(text, 'dark'), fillColorPairs]) {
    expect(() => fill('<svg fill="var(--color-mauve)"/>')).toThrow('--color-mauve');
    expect(() => fill('<svg fill="var(--space-1)"/>')).toThrow('--space-1');
  }
});

test('lets an SVG file follow the color scheme of the visitor, with light as the fallback', () => {
  const file = fillColorPairs(drawing);
  expect(file).toContain(`stroke="var(--color-text,${/#\w{6}/.exec(fillColors(drawing, 'light'))?.[0]})"`);
  expect(file).toContain(`:root{--color-text:${/#\w{6}/.exec(fillColors(drawing, 'dark'))?.[0]};--color-surface:#`);
});
