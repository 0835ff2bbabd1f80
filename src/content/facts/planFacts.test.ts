import { expect, test } from 'vitest';
import { figureIn } from './planFacts';

test.each([
  ['$0', 0],
  ['€1,899.90', 1899.9],
  ['1.899,90 €', 1899.9],
  ['249,50 €', 249.5],
  ['1.000 requests/minute', 1000],
  ['12,000,000 requests/minute', 12_000_000],
  ['custom', undefined],
])('reads the figure of %s', (text, figure) => {
  expect(figureIn(text)).toBe(figure);
});
