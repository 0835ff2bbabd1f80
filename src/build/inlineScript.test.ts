import { expect, test } from 'vitest';
import { inlineScriptTag, inlineScriptOf, hashSource } from './inlineScript';

const code = 'let x = "$&" < 1;';
const page = (body = '') => `<head>${inlineScriptTag(code)}</head><body>${body}</body>`;

test('returns the inline script, whichever modules the page has', () => {
  expect(inlineScriptOf(page().replace('data-modules=""', 'data-modules="/main.js"'))).toBe(code);
});

test('hashes code as browsers do', () => {
  // This example is from https://www.w3.org/TR/CSP/
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test.each([
  ['a second inline script', '<script>alert(1)</script>'],
  ['a second copy of the inline script', inlineScriptTag(code)],
  ['an inline module', '<script type="module">alert(1)</script>'],
  ['a style element', '<style>p {}</style>'],
  ['a style attribute', '<p style="color: red">'],
  ['an event handler', '<p onclick="alert(1)">'],
])('rejects a page with %s', (_, html) => {
  expect(() => inlineScriptOf(page(html))).toThrow('inline');
});

test('accepts data, which browsers do not run', () => {
  expect(inlineScriptOf(page('<script type="application/ld+json">{}</script>'))).toBe(code);
});

test('rejects a page without an inline script, and code that would end its element', () => {
  expect(() => inlineScriptOf('<head></head>')).toThrow('no inline script');
  expect(() => inlineScriptTag('"</SCRIPT>"')).toThrow('end');
});
