import { afterEach, expect, test } from 'vitest';
import { isSearchShortcut } from './searchShortcuts';

afterEach(() => document.body.replaceChildren());

const isShortcut = (init: KeyboardEventInit) => isSearchShortcut(new KeyboardEvent('keydown', init));

test.each([
  ['on a keyboard with Latin letters', { key: 'k', code: 'KeyK' }, true],
  ['with Caps Lock', { key: 'K', code: 'KeyK' }, true],
  ['on a Russian keyboard', { key: 'л', code: 'KeyK' }, true],
  ['on a Greek keyboard', { key: 'κ', code: 'KeyK' }, true],
  ['on a Dvorak keyboard, where K is elsewhere', { key: 'k', code: 'KeyV' }, true],
  ['on a Dvorak keyboard, where T is in its place', { key: 't', code: 'KeyK' }, false],
])('knows Ctrl+K %s', (_, init, expected) => {
  expect(isShortcut({ ...init, ctrlKey: true })).toBe(expected);
});

test('knows a slash that needs Shift', () => {
  expect(isShortcut({ key: '/', code: 'Digit7', shiftKey: true })).toBe(true);
});

test('ignores a slash that is typed, also when a copy of the event reaches another element', () => {
  document.body.innerHTML = '<input><div></div>';
  document.querySelector('input')?.focus();
  let isKnown = true;
  document.addEventListener('keydown', (event) => (isKnown = isSearchShortcut(event)), { once: true });
  document.querySelector('div')?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  expect(isKnown).toBe(false);
});

test.each([{ isComposing: true }, { keyCode: 229 }])('ignores a slash and a K of an input method: %j', (init) => {
  expect(isShortcut({ key: '/', ...init })).toBe(false);
  expect(isShortcut({ key: 'k', code: 'KeyK', ctrlKey: true, ...init })).toBe(false);
});

test('ignores an event without a key, such as that of autofill', () => {
  expect(isSearchShortcut(new Event('keydown') as KeyboardEvent)).toBe(false);
});
