import { expect, test } from 'vitest';
import { dayOf, minutesMissed } from './uptime';

test.each([
  ['99.99%', 90, 13],
  ['99.95%', 90, 65],
  ['100%', 90, 0],
  ['99.9%', 30, 43],
])('%s of %i days misses %i minutes', (uptime, days, minutes) => {
  expect(minutesMissed(uptime, days)).toBe(minutes);
});

test.each([
  ['2024-10-01', 89],
  ['2024-09-30', 88],
  ['2024-07-04', 0],
  ['2024-07-03', undefined],
  ['2024-10-02', undefined],
])('%s has position %s in the 90 days until 2024-10-01', (date, position) => {
  expect(dayOf(date, '2024-10-01', 90)).toBe(position);
});
