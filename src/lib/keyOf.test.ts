// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { isTyping, keyOf } from './keyOf';

afterEach(() => document.body.replaceChildren());

test('returns the key, unless an input method handles it', () => {
  expect(keyOf(new KeyboardEvent('keydown', { key: 'Enter' }))).toBe('Enter');
  expect(keyOf(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }))).toBe('');
  // Safari's order: the key that ends a composition comes after `compositionend`.
  expect(keyOf(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229 }))).toBe('');
});

test('accepts an event without a key, such as that of autofill', () => {
  expect(keyOf(new Event('keydown') as KeyboardEvent)).toBe('');
});

test.each([
  ['<input>', true],
  ['<input type="search">', true],
  ['<input type="number">', true],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<div contenteditable tabindex="0"></div>', true],
  ['<input type="radio">', false],
  ['<input type="checkbox">', false],
  ['<input type="range">', false],
  ['<button></button>', false],
])('knows whether characters go into %s', (html, expected) => {
  document.body.innerHTML = html;
  (document.body.firstElementChild as HTMLElement).focus();
  expect(isTyping()).toBe(expected);
});
