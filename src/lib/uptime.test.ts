import { expect, test } from 'vitest';
import { dateBefore, downtimeMinutes } from './uptime';

test.each([
  ['99.99%', 90, 13],
  ['99.95%', 90, 65],
  ['100%', 90, 0],
  ['99.9%', 30, 43],
])('%s uptime in %i days is %i minutes of downtime', (uptime, days, minutes) => {
  expect(downtimeMinutes(uptime, days)).toBe(minutes);
});

test.each([
  [0, '2024-10-01'],
  [1, '2024-09-30'],
  [89, '2024-07-04'],
])('%i days before 2024-10-01 is %s', (days, date) => {
  expect(dateBefore('2024-10-01', days)).toBe(date);
});
