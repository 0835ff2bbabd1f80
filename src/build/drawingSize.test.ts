import { expect, test } from 'vitest';
import { withDrawingSizes } from './drawingSize';

test.each([
  ['as in its coordinates', '<svg viewBox="-1 -1 22 11" aria-hidden="true"><path/></svg>', '<svg viewBox="-1 -1 22 11" aria-hidden="true" width="22" height="11"><path/></svg>'],
  ['smaller in proportion if it is large', '<svg viewBox="0 0 480 1200.5">', '<svg viewBox="0 0 480 1200.5" width="95.96" height="240">'],
  ['in proportion to the size that browsers give it if it has no coordinates', '<svg class="a">', '<svg class="a" width="240" height="120">'],
  ['but leaves a height that it has', '<svg height="17rem">', '<svg height="17rem" width="240">'],
  ['but leaves a size that it has', '<svg viewBox="0 0 9 9" width="7.5rem" height="1rem">', '<svg viewBox="0 0 9 9" width="7.5rem" height="1rem">'],
])('gives a drawing a size, %s', (_, drawing, sized) => {
  expect(withDrawingSizes(drawing)).toBe(sized);
});
