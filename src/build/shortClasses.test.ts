import { expect, test } from 'vitest';
import { withShortNames } from './shortClasses';

const numberOf = (name: string) => ({ root: 4, isOpen: 40 })[name];

test('numbers the classes of a compiled style, whatever their hash starts with', () => {
  expect(withShortNames('.aB3-_9_root .aB3-_9_isOpen{top:0}._8Ktshq_root,._iOXHW_root{top:0}', numberOf)).toBe('._4 ._14{top:0}._4,._4{top:0}');
});

test('gives classes the same numbers in the script that exports their names', () => {
  expect(withShortNames('export const root = "aB3cd9_root"; export default { root, isOpen: "aB3cd9_isOpen" };', numberOf)).toBe(
    'export const root = "_4"; export default { root, isOpen: "_14" };',
  );
});

test('leaves names that are no class, properties and words as they are', () => {
  const css = '@keyframes aB3cd9_draw{to{color:var(--color-text);animation-name:aB3cd9_draw}}';
  expect(withShortNames(css, numberOf)).toBe(css);
});
