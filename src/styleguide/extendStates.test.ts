import { expect, test } from 'vitest';
import { extendStates, widen } from './extendStates';

function addSheet(css: string) {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = css;
  if (!style.sheet) throw new Error('The style has no sheet.');
  return style.sheet;
}

test('extends a state to elements inside `data-force`, and changes nothing else', () => {
  expect(widen('.a:hover > b')).toBe(".a:is(:hover, [data-force~='hover'] *) > b");
  expect(widen('.a[data-hovered]')).toBe(".a:is([data-hovered], [data-force~='hover'] *)");
  expect(widen('.a:is(:active, [data-pressed])').match(/data-force~='active'/g)).toHaveLength(2);
  expect(widen('.a:focus')).toBe('.a:focus');
  expect(widen('.a:hover-not-yet')).toBe('.a:hover-not-yet');
});

test('extends a selector only once', () => {
  const once = widen('.a:hover, :focus-visible');
  expect(widen(once)).toBe(once);
});

test('forces focus and press on controls only, and hover on anything', () => {
  document.body.innerHTML = '<div data-force="focus-visible active"><button><b></b></button></div><div data-force="hover"><b></b></div>';
  const matched = (selector: string) => Array.from(document.querySelectorAll(widen(selector)), ({ tagName }) => tagName);
  expect(matched(':focus-visible')).toEqual(['BUTTON']);
  expect(matched(':active')).toEqual(['BUTTON']);
  expect(matched('b:hover')).toEqual(['B']);
});

test('reaches nested rules in every stylesheet', () => {
  const sheets = [
    addSheet('.a:hover { color: red } @media screen { .b:focus-visible { color: red } }'),
    addSheet('@layer base { @container (width > 1rem) { .c[data-pressed] { color: red } } }'),
  ];
  extendStates(sheets);
  const text = sheets.flatMap(({ cssRules }) => Array.from(cssRules, (rule) => rule.cssText)).join(' ');
  expect(text.match(/data-force/g)).toHaveLength(3);
});
