import { expect, onTestFinished, test, vi } from 'vitest';
import { dateInWords } from './interface';

test.each(['Pacific/Niue', 'Pacific/Kiritimati'])('writes a date in words without a change of day in the time zone %s', (zone) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('TZ', zone);
  expect(dateInWords('2024-10-01').match(/\d+/g)?.map(Number)).toEqual(expect.arrayContaining([1, 2024]));
  expect(dateInWords('2026-01-31').match(/\d+/g)?.map(Number)).toEqual(expect.arrayContaining([2026, 31]));
});
