import { expect, test } from 'vitest';
import { dateBefore, minutesMissed } from './uptime';

test.each([
  ['99.99%', 90, 13],
  ['99.95%', 90, 65],
  ['100%', 90, 0],
  ['99.9%', 30, 43],
])('%s of %i days misses %i minutes', (uptime, days, minutes) => {
  expect(minutesMissed(uptime, days)).toBe(minutes);
});

test.each([
  [0, '2024-10-01'],
  [1, '2024-09-30'],
  [89, '2024-07-04'],
])('%i days before 2024-10-01 it is %s', (days, date) => {
  expect(dateBefore('2024-10-01', days)).toBe(date);
});
