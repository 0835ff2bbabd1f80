import { expect, test, vi } from 'vitest';

/** Loads a new copy of the module, like a page load. */
async function load(stored?: string) {
  vi.resetModules();
  if (stored !== undefined) sessionStorage.setItem('scrollPositions', stored);
  return import('./scrollRestoration');
}

test('restores the scroll position and the focused control of a history entry, even after a reload', async () => {
  document.body.innerHTML = '<a href="/b">B</a><a href="/a">A</a><a href="/b">B</a>';
  let restoration = await load();
  const stop = restoration.trackScrollPosition();
  history.replaceState({ key: 'one' }, '');
  restoration.readScrollPosition();
  document.querySelectorAll('a')[2]?.focus();
  window.scrollY = 120;
  dispatchEvent(new Event('scroll'));
  history.replaceState({ key: 'two' }, '');
  dispatchEvent(new Event('popstate'));
  history.replaceState({ key: 'one' }, '');
  const saved = { scrollY: 120, control: [1, new URL('/b', location.href).href, 120] };
  expect(restoration.readScrollPosition()).toEqual(saved);
  dispatchEvent(new Event('pagehide'));
  stop();

  restoration = await load();
  expect(restoration.readScrollPosition()).toEqual(saved);
  window.scrollY = 0;
});

test.each(['nonsense', '{}', '[1,[2]]', '[["one",{"scrollY":"far"}]]', 'null'])('ignores invalid stored positions: %s', async (stored) => {
  const restoration = await load(stored);
  history.replaceState({ key: 'one' }, '');
  expect(restoration.readScrollPosition()).toBeUndefined();
});
