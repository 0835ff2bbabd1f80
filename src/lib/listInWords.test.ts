import { expect, test } from 'vitest';
import { listInWords } from './listInWords';

test.each([
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B, and C'],
])('joins %j as “%s”', (items, list) => {
  expect(listInWords(items, 'and')).toBe(list);
});
