import { expect, test } from 'vitest';
import { isTyping } from './keyOf';

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
