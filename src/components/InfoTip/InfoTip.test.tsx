import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectNoViolations } from '../../testing/axe';
import { InfoTip } from './InfoTip';

const words = 'How many requests in one minute.';

function renderTip() {
  render(
    <>
      <InfoTip label="About rate limit" text={words} noteId="note" />
      <p id="note">{words}</p>
      <button type="button">Next</button>
    </>,
  );
  return screen.getByRole('button', { name: 'About rate limit' });
}

const findTip = () => screen.findByRole('tooltip');
const queryTip = () => screen.queryByRole('tooltip');

/** Longer than any delay of the component. */
const wait = () => act(() => vi.advanceTimersByTimeAsync(1000));

// Time passes by itself too, as user-event and Testing Library wait for timers.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

/** React Aria takes the first movement on a page as the start of pointing. */
const movePointer = () => userEvent.hover(document.body);

test('has no accessibility violations', async () => {
  renderTip();
  await userEvent.tab();
  await findTip();
  await expectNoViolations('part');
});

test('shows on keyboard focus, stays on Enter and Space, and goes with focus', async () => {
  const button = renderTip();
  await userEvent.tab();
  expect((await findTip()).textContent).toBe(words);
  await userEvent.keyboard('{Enter} ');
  await wait();
  expect(queryTip()).toBeTruthy();
  expect(document.activeElement).toBe(button);
  await userEvent.tab();
  await wait();
  expect(queryTip()).toBeNull();
});

test('shows on hover, stays while the pointer is on it, and goes when the pointer leaves', async () => {
  const button = renderTip();
  await movePointer();
  await userEvent.hover(button);
  const tip = await findTip();
  await userEvent.hover(tip);
  await wait();
  expect(queryTip()).toBeTruthy();
  await userEvent.unhover(tip);
  await wait();
  expect(queryTip()).toBeNull();
});

test('stays while focus stays, although a pointer has come and gone and the page has scrolled', async () => {
  const button = renderTip();
  await userEvent.tab();
  await findTip();
  await movePointer();
  await userEvent.hover(button);
  await userEvent.unhover(button);
  fireEvent.scroll(document);
  await wait();
  expect(queryTip()).toBeTruthy();
});

test('closes on Esc, keeps focus on the button, and lets nothing else hear the key', async () => {
  const button = renderTip();
  const heard: string[] = [];
  const listen = (event: KeyboardEvent) => void heard.push(event.key);
  document.addEventListener('keydown', listen);
  await userEvent.tab();
  await findTip();
  await userEvent.keyboard('{Escape}');
  expect(queryTip()).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(heard).not.toContain('Escape');

  // While it is closed, others hear the key.
  await userEvent.keyboard('{Escape}');
  expect(heard).toContain('Escape');
  document.removeEventListener('keydown', listen);
});

test('stays closed after Esc when the pointer leaves, and opens again on a press', async () => {
  const button = renderTip();
  await userEvent.click(button);
  await findTip();
  await userEvent.keyboard('{Escape}');
  await userEvent.unhover(button);
  await wait();
  expect(queryTip()).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(queryTip()).toBeTruthy();
});

test('opens on a tap and closes on a tap elsewhere', async () => {
  const user = userEvent.setup();
  const button = renderTip();
  await user.pointer({ keys: '[TouchA]', target: button });
  await findTip();
  await wait();
  expect(queryTip()).toBeTruthy();
  // iOS leaves focus where it is.
  fireEvent.pointerUp(document.body);
  expect(queryTip()).toBeNull();
});

test('describes its button by the note, open or closed', async () => {
  const button = renderTip();
  const description = () => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(description()).toBe(words);
  await userEvent.tab();
  await findTip();
  expect(description()).toBe(words);
});

test('shows one tooltip at a time, whether focus or the pointer opens the next', async () => {
  render(
    <>
      <InfoTip label="About price" text="What you pay." noteId="price" />
      <InfoTip label="About support" text="Where you ask." noteId="support" />
      <p id="price">What you pay.</p>
      <p id="support">Where you ask.</p>
    </>,
  );
  const shown = () => screen.queryAllByRole('tooltip').map((tip) => tip.textContent);
  await userEvent.tab();
  await findTip();
  expect(shown()).toEqual(['What you pay.']);
  await movePointer();
  await userEvent.hover(screen.getByRole('button', { name: 'About support' }));
  await wait();
  expect(shown()).toEqual(['Where you ask.']);
  await userEvent.hover(screen.getByRole('button', { name: 'About price' }));
  await wait();
  expect(shown()).toEqual(['What you pay.']);
  await userEvent.tab();
  await wait();
  expect(shown()).toEqual(['Where you ask.']);
});
