import { expect, test } from 'vitest';
import { withPlainLight } from './plainLight';

test('gives each pair of colours as its light one first, and as a pair to browsers that know pairs', () => {
  expect(withPlainLight('a{b:c}:root{--x:light-dark(#fff, #000);--y:1rem}d{e:f}')).toBe(
    'a{b:c}:root{--x:#fff;--y:1rem}@supports (color:light-dark(red,red)){:root{--x:light-dark(#fff, #000)}}d{e:f}',
  );
});

test.each([':root{--x:light-dark(#fff,#000)}a{color:light-dark(#fff,#000)}', ':root{--x:#fff}', ':root{--x:light-dark(white,black)}'])(
  'throws for a pair that older browsers would be left without, or none at all: %s',
  (css) => {
    expect(() => withPlainLight(css)).toThrow('light-dark()');
  },
);
