import { beforeEach, expect, test } from 'vitest';
import { goWithoutApp, hideClosedParts } from './closedParts';
import { keepReading } from './keepReading';

beforeEach(() => {
  document.body.innerHTML = '<div data-closed>One</div><h2 id="two">Two</h2><div data-closed>Answer</div><div data-closed><h2 id="three">Three</h2></div><p>Four</p>';
});

const hidden = () => Array.from(document.querySelectorAll('div'), (part) => part.getAttribute('hidden'));

test('hides closed parts until found, and nothing else', () => {
  hideClosedParts();
  expect(hidden()).toEqual(['until-found', 'until-found', 'until-found']);
  expect(document.querySelectorAll('[hidden]')).toHaveLength(3);
});

test('shows all of them again without the app', () => {
  document.documentElement.dataset.app = 'coming';
  hideClosedParts();
  goWithoutApp();
  expect(hidden()).toEqual([null, null, null]);
  expect(document.documentElement.dataset.app).toBeUndefined();
});

test('marks a part in which the browser has found words', () => {
  hideClosedParts();
  const [, answer] = document.querySelectorAll<HTMLElement>('div');
  answer?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(Array.from(document.querySelectorAll('[data-found]'))).toEqual([answer]);
});

test('marks the part that is being read when the app comes late', () => {
  document.elementFromPoint = () => document.getElementById('three');
  keepReading();
  expect(document.querySelector('[data-found]')?.textContent).toBe('Three');
  Reflect.deleteProperty(document, 'elementFromPoint');
});
