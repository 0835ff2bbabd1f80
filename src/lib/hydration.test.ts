import { beforeEach, expect, test, vi } from 'vitest';

let hydration: typeof import('./hydration');

beforeEach(async () => {
  vi.resetModules();
  hydration = await import('./hydration');
});

test('goes on until every part is hydrated, whatever their order', () => {
  const { startPart, finishPart, isHydrating, onceHydrated } = hydration;
  const done = vi.fn<() => void>();
  startPart('page');
  startPart('panel');
  onceHydrated(done);
  finishPart('page');
  expect([isHydrating(), done.mock.calls.length]).toEqual([true, 0]);
  finishPart('panel');
  expect([isHydrating(), done.mock.calls.length]).toEqual([false, 1]);
  onceHydrated(done);
  expect(done).toHaveBeenCalledTimes(2);
});

test('does not wait for a part that was finished before it was started', () => {
  hydration.finishPart('panel');
  hydration.startPart('panel');
  expect(hydration.isHydrating()).toBe(false);
});
