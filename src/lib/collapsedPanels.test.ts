import { beforeEach, expect, test } from 'vitest';
import { collapsePanels, disableEnhancements } from './collapsedPanels';

beforeEach(() => {
  document.body.innerHTML =
    '<div data-collapsed>One</div><h2 id="two">Two</h2><div data-collapsed>Answer</div><div data-collapsed><h2 id="three">Three</h2></div><p>Four</p>';
});

const hidden = () => Array.from(document.querySelectorAll('div'), (panel) => panel.getAttribute('hidden'));

test('hides only the collapsed panels, with hidden="until-found"', () => {
  collapsePanels();
  expect(hidden()).toEqual(['until-found', 'until-found', 'until-found']);
  expect(document.querySelectorAll('[hidden]')).toHaveLength(3);
});

test('shows all collapsed panels again when enhancements are disabled', () => {
  document.documentElement.dataset.js = 'loading';
  collapsePanels();
  disableEnhancements();
  expect(hidden()).toEqual([null, null, null]);
  expect(document.documentElement.dataset.js).toBeUndefined();
});

test('marks the panel in which find-in-page matches', () => {
  collapsePanels();
  const [, answer] = document.querySelectorAll<HTMLElement>('div');
  answer?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(Array.from(document.querySelectorAll('[data-matched]'))).toEqual([answer]);
});
