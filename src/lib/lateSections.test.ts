import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOutSections, putOffSections } from './lateSections';

const width = 400;
const height = 800;

beforeEach(() => {
  vi.stubGlobal('screen', { width, height });
  const long = 'x'.repeat((width * height) / 300 + 1);
  document.body.innerHTML = `<main><section id="a">A</section><section id="b"><p>${long}</p></section><section id="c"><section id="d"></section></section></main><section id="e"></section>`;
  openBy('navigate');
});

afterEach(() => {
  vi.restoreAllMocks();
  location.hash = '';
});

function openBy(type: NavigationTimingType) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
}

const putOff = () => Array.from(document.querySelectorAll('[style*="content-visibility"]'), ({ id }) => id);

test('puts off the sections that come after more words than the screen can show', () => {
  putOffSections();
  expect(putOff()).toEqual(['c', 'd']);
});

test.each(['reload', 'back_forward'] as const)('puts off nothing on %s', (type) => {
  openBy(type);
  putOffSections();
  expect(putOff()).toEqual([]);
});

test('puts off nothing when the address leads to a part of the page', () => {
  location.hash = '#d';
  putOffSections();
  expect(putOff()).toEqual([]);
});

test('lays out one section in each task', async () => {
  putOffSections();
  const left: string[][] = [];
  await layOutSections(async () => void left.push(putOff()));
  expect(left).toEqual([['d'], []]);
  expect(document.querySelector('[style]')).toBeNull();
});
