import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { expectNoViolations } from '../../testing/axe';
import { setContentWidth, stubResizeObserver } from '../../testing/resize';
import { ScrollBox } from './ScrollBox';

const box = (
  <ScrollBox label="Wide text">
    <p>Text</p>
  </ScrollBox>
);

test('has no accessibility violations', async () => {
  setContentWidth(200);
  render(box);
  await expectNoViolations('component');
});

test('is a named tab stop while its content overflows', async () => {
  setContentWidth(200);
  render(box);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Wide text' }));
});

test('is neither a tab stop nor a group when its content fits', async () => {
  setContentWidth(100);
  render(box);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByRole('group')).toBeNull();
});

test('becomes a group when a resize makes its content overflow', () => {
  const resize = stubResizeObserver();
  setContentWidth(100);
  render(box);
  expect(screen.queryByRole('group')).toBeNull();
  setContentWidth(200);
  resize();
  expect(screen.getByRole('group', { name: 'Wide text' })).toBeTruthy();
});

test('is a tab stop in prerendered HTML', () => {
  expect(renderToString(box)).toMatch(/role="group"[^>]*tabindex="0"/);
});
