import { expect, test } from 'vitest';
import { cardPath } from '../drawings/SocialCard/cardFile';
import { routeAt } from '../content/routes';
import { fillColors, pictures, textWidth } from './pictures';

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

test.each([
  [cardPath(routeAt('/terms')), [1200, 630]],
  ['/apple-touch-icon.png', [180, 180]],
  ['/icon-512.png', [512, 512]],
  ['/favicon.ico', [48, 48]],
])('%s is a PNG of the size that its tags name', (path, size) => {
  // An ICO file has a header before its PNG.
  const png = Buffer.from(pictures().get(path)?.() ?? '').subarray(path.endsWith('.ico') ? 22 : 0);
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(size);
});
