import { expect, test } from 'vitest';
import { firstScript, firstScriptOf, hashSource } from './firstScript';

const code = 'let x = "$&" < 1;';
const page = (body = '') => `<head>${firstScript(code, '/main.js')}</head><body>${body}</body>`;

test('finds the code of the first script, which does not change with the addresses of the app', () => {
  expect(firstScriptOf(page())).toBe(code);
  expect(page()).toContain('data-app="/main.js"');
});

test('hashes code as browsers do', () => {
  // An example of the specification, https://www.w3.org/TR/CSP/
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test.each([
  ['a second inline script', '<script>alert(1)</script>'],
  ['a second first script', firstScript(code, '')],
  ['an inline module', '<script type="module">alert(1)</script>'],
  ['a style element', '<style>p {}</style>'],
  ['a style attribute', '<p style="color: red">'],
  ['an event handler', '<p onclick="alert(1)">'],
])('refuses a page with %s', (_, html) => {
  expect(() => firstScriptOf(page(html))).toThrow('inline');
});

test('accepts data, which browsers do not run', () => {
  expect(firstScriptOf(page('<script type="application/ld+json">{}</script>'))).toBe(code);
});

test('refuses a page without a first script, and code that would end its element', () => {
  expect(() => firstScriptOf('<head></head>')).toThrow('no first script');
  expect(() => firstScript('"</SCRIPT>"', '')).toThrow('end');
});
