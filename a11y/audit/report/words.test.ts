import { expect, test } from 'vitest';
import type { Situation } from './run';
import { dateWords, whereWords } from './words';

const routes = ['/', '/a', '/b', '/c', '/d', '/e', '/f'].map((path) => ({ path, title: path }));
const on = (...paths: readonly string[]) => paths.map((route): Situation => ({ route, state: '', theme: 'light', width: 1280 }));

test.each([
  [['/'], '/; light; 1280 px wide'],
  [['/', '/a'], '/ and /a; light; 1280 px wide (2 situations)'],
  [['/', '/a', '/b'], '3 pages: /, /a and /b; light; 1280 px wide (3 situations)'],
  [['/', '/a', '/b', '/c', '/d'], '5 pages, all but /e and /f; light; 1280 px wide (5 situations)'],
  [routes.map(({ path }) => path), 'all 7 pages; light; 1280 px wide (7 situations)'],
])('names a few pages, or the few that are missing', (paths, words) => {
  expect(whereWords(on(...paths), routes)).toBe(words);
});

test('names a few states, themes and widths, and counts many', () => {
  const states = (...names: readonly string[]) => names.map((state): Situation => ({ route: '/', state, theme: 'dark', width: 320 }));
  expect(whereWords(states('', 'menu open'), routes)).toBe('/; as loaded, and menu open; dark; 320 px wide (2 situations)');
  expect(whereWords(states('a', 'b', 'c', 'd', 'e'), routes)).toBe('/; 5 states; dark; 320 px wide (5 situations)');
  const widths = [320, 1280, 640, 480, 960].map((width): Situation => ({ route: '/', state: '', theme: 'dark', width }));
  expect(whereWords(widths, routes)).toBe('/; dark; 5 widths from 320 to 1280 px wide (5 situations)');
  expect(whereWords([...widths.slice(0, 2), ...on('/')], routes)).toBe('/; dark and light; 320 and 1280 px wide (3 situations)');
});

test('gives no width for built files, which have none', () => {
  expect(whereWords([{ route: '/', state: 'as built', theme: 'light', width: 0 }], routes)).toBe('/; as built; light');
});

test('counts a situation once, however many lines it has', () => {
  expect(whereWords([...on('/'), ...on('/')], routes)).toBe('/; light; 1280 px wide');
});

test('gives the time of a run in UTC, whatever the zone of the machine', () => {
  expect(dateWords('2026-11-21T09:30:00.000Z')).toBe('21 November 2026, 09:30 UTC');
});
