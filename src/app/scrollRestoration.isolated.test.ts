import { expect, test, vi } from 'vitest';

test.each(['nonsense', '{}', '[1,[2]]', '[["one",{"scrollY":"far"}]]', 'null'])('ignores invalid stored positions: %s', async (stored) => {
  vi.resetModules();
  sessionStorage.setItem('scrollPositions', stored);
  const { readScrollPosition } = await import('./scrollRestoration');
  history.replaceState({ key: 'one' }, '');
  expect(readScrollPosition()).toBeUndefined();
});
