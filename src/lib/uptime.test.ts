import { expect, test } from 'vitest';
import { dateBefore, daysOf, type Impact, newestDate, runsOf, startedDaysAgo, worstOf } from './uptime';

test.each([
  [0, '2024-10-01'],
  [1, '2024-09-30'],
  [89, '2024-07-04'],
])('%i days before 2024-10-01 is %s', (days, date) => {
  expect(dateBefore('2024-10-01', days)).toBe(date);
});

const statesOf = (impacts: readonly Impact[], lastDay: string | null = null, daysWithoutData?: number) =>
  daysOf({ id: 'api', daysWithoutData }, impacts, { days: 5, lastDay }).map(({ state }) => state);

test('the last affected day of a service is the day on which the incident ended', () => {
  const affected = { api: ['degraded', 'down'] } as const;
  expect(statesOf([{ ended: 1, affected }])).toEqual(['up', 'up', 'degraded', 'down', 'up']);
  expect(statesOf([{ ended: '2024-09-30', affected }], '2024-10-01')).toEqual(['up', 'up', 'degraded', 'down', 'up']);
});

test('a day without an incident is up, the first days may have no data, and days before the period are omitted', () => {
  expect(statesOf([{ ended: 1, affected: { other: ['down'] } }])).toEqual(['up', 'up', 'up', 'up', 'up']);
  expect(statesOf([], null, 2)).toEqual(['none', 'none', 'up', 'up', 'up']);
  expect(statesOf([{ ended: 4, affected: { api: ['down', 'degraded'] } }])).toEqual(['degraded', 'up', 'up', 'up', 'up']);
  expect(() => statesOf([{ ended: '2024-09-30', affected: { api: ['down'] } }])).toThrow('so lastDay is a date too');
});

test('the worse of two incidents on one day counts, and days of one incident in one state are a run', () => {
  const [early, late, slow] = [
    { ended: 4, affected: { api: ['degraded'] } },
    { ended: 0, affected: { api: ['degraded', 'degraded', 'degraded', 'degraded'] } },
    { ended: 1, affected: { api: ['down'] } },
  ] as const satisfies readonly Impact[];
  const runs = runsOf(daysOf({ id: 'api' }, [early, late, slow], { days: 5, lastDay: null }));
  expect(runs.map(({ state, ago, until, incident }) => [state, ago, until, incident])).toEqual([
    ['degraded', 4, 4, early],
    ['degraded', 3, 2, late],
    ['down', 1, 1, slow],
    ['degraded', 0, 0, late],
  ]);
});

test('an incident that lasts affects the newest day, and its date is that day', () => {
  const lasting = { ended: null, affected: { api: ['down', 'degraded'], other: ['degraded'] } } as const;
  expect(statesOf([lasting])).toEqual(['up', 'up', 'up', 'down', 'degraded']);
  expect(startedDaysAgo(lasting, null)).toBe(1);
  expect([newestDate(lasting, '2024-10-01'), newestDate(lasting, null)]).toEqual(['2024-10-01', null]);
  expect(newestDate({ ...lasting, ended: '2024-09-30' }, '2024-10-01')).toBe('2024-09-30');
});

test.each([
  [['operational', 'operational'], 'operational'],
  [['operational', 'maintenance'], 'maintenance'],
  [['degraded', 'maintenance'], 'degraded'],
  [['degraded', 'outage', 'operational'], 'outage'],
] as const)('the worst state of %j is %s', (states, worst) => {
  expect(worstOf(states.map((state) => ({ state })))).toBe(worst);
});
