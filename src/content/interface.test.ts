import { expect, test } from 'vitest';
import { dateInWords } from './interface';

test('writes a date in words without a change of day in any time zone', () => {
  expect(dateInWords('2024-10-01').match(/\d+/g)?.map(Number)).toEqual(expect.arrayContaining([1, 2024]));
  expect(dateInWords('2026-01-31').match(/\d+/g)?.map(Number)).toEqual(expect.arrayContaining([2026, 31]));
});
