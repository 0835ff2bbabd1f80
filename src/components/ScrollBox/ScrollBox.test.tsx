import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { expectNoViolations } from '../../testing/axe';
import { ScrollBox } from './ScrollBox';

const box = (
  <ScrollBox label="Wide words">
    <p>Words</p>
  </ScrollBox>
);

/** Makes up the layout that jsdom lacks: a box 100 px wide with content of this width. */
function setContentWidth(width: number) {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width);
}

test('has no accessibility violations', async () => {
  setContentWidth(200);
  render(box);
  await expectNoViolations('part');
});

test('is a named tab stop while it overflows', async () => {
  setContentWidth(200);
  render(box);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Wide words' }));
});

test('is neither a tab stop nor a group when everything fits', async () => {
  setContentWidth(100);
  render(box);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByRole('group')).toBeNull();
});

test('becomes a group when a change of size makes it overflow', () => {
  let resize = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {
        resize();
      }
      disconnect() {}
    },
  );
  setContentWidth(100);
  render(box);
  expect(screen.queryByRole('group')).toBeNull();
  setContentWidth(200);
  act(() => resize());
  expect(screen.getByRole('group', { name: 'Wide words' })).toBeTruthy();
});

test('is a tab stop until a script has measured it', () => {
  expect(renderToString(box)).toMatch(/role="group"[^>]*tabindex="0"/);
});
