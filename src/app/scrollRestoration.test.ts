import { expect, test, vi } from 'vitest';

/** A fresh copy of the module, as after a page load. */
async function load(stored?: string) {
  vi.resetModules();
  if (stored !== undefined) sessionStorage.setItem('scrollPositions', stored);
  return import('./scrollRestoration');
}

test('remembers scroll position and link for each history entry, over a reload too', async () => {
  document.body.innerHTML = '<a href="/a">A</a><a href="/b">B</a>';
  let places = await load();
  const stop = places.trackScrollPosition();
  history.replaceState({ key: 'one' }, '');
  places.readScrollPosition();
  document.querySelectorAll('a')[1]?.focus();
  window.scrollY = 120;
  dispatchEvent(new Event('scroll'));
  places.saveScrollPosition();
  const remembered = { scrollY: 120, link: [1, new URL('/b', location.href).href] };
  expect(places.readScrollPosition()).toEqual(remembered);
  dispatchEvent(new Event('pagehide'));
  stop();

  places = await load();
  expect(places.readScrollPosition()).toEqual(remembered);
  window.scrollY = 0;
});

test.each(['nonsense', '{}', '[1,[2]]', '[["one",{"scrollY":"far"}]]', 'null'])(
  'starts afresh when the storage holds %s',
  async (stored) => {
    const places = await load(stored);
    history.replaceState({ key: 'one' }, '');
    expect(places.readScrollPosition()).toBeUndefined();
  },
);
