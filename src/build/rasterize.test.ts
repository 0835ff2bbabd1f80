import { expect, test } from 'vitest';
import { png, textWidth } from './rasterize';

test('draws a picture at the requested width', () => {
  const file = png('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"/>', 40);
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([40, 20]);
});

test('measures text in the font of the drawing', () => {
  expect(textWidth('iiii', 10)).toBeLessThan(textWidth('mmmm', 10));
  expect(textWidth('a < b & c', 20)).toBeCloseTo(2 * textWidth('a < b & c', 10));
  expect(textWidth('Two words', 10)).toBeGreaterThan(textWidth('Two', 10) + textWidth('words', 10));
});
