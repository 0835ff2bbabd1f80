import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectNoViolations } from '../../testing/axe';
import { InfoTip } from './InfoTip';

const text = 'How many requests in one minute.';

function renderTip() {
  render(
    <>
      <InfoTip term="Rate limit" text={text} noteId="note" />
      <p id="note">{text}</p>
      <button type="button">Next</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Rate limit' });
}

const findTip = () => screen.findByRole('tooltip');
const queryTip = () => screen.queryByRole('tooltip');

/** Longer than any delay of the component. */
const wait = () => act(() => vi.advanceTimersByTimeAsync(1000));

// Timers also advance in real time, because user-event and Testing Library wait for them.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

/** React Aria ignores hover until the pointer has moved once. */
const movePointer = () => userEvent.hover(document.body);

test('has no accessibility violations', async () => {
  renderTip();
  await userEvent.tab();
  await findTip();
  await expectNoViolations('component');
});

test('opens on keyboard focus, stays open on Enter and Space, and closes on blur', async () => {
  const button = renderTip();
  await userEvent.tab();
  expect((await findTip()).textContent).toBe(text);
  await userEvent.keyboard('{Enter} ');
  await wait();
  expect(queryTip()).toBeTruthy();
  expect(document.activeElement).toBe(button);
  await userEvent.tab();
  await wait();
  expect(queryTip()).toBeNull();
});

test('stays open while the button has focus, even after a hover ends and the page scrolls', async () => {
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

test('closes on Esc with focus on the button, and stops that key event', async () => {
  const button = renderTip();
  const receivedKeys: string[] = [];
  const listen = (event: KeyboardEvent) => void receivedKeys.push(event.key);
  document.addEventListener('keydown', listen);
  await userEvent.tab();
  await findTip();
  await userEvent.keyboard('{Escape}');
  expect(queryTip()).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(receivedKeys).not.toContain('Escape');

  // A closed tooltip lets the event through.
  await userEvent.keyboard('{Escape}');
  expect(receivedKeys).toContain('Escape');
  document.removeEventListener('keydown', listen);
});

test('stays closed after Esc until the button is activated again', async () => {
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

test('describes its button by the note, whether open or closed', async () => {
  const button = renderTip();
  const description = () => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(description()).toBe(text);
  await userEvent.tab();
  await findTip();
  expect(description()).toBe(text);
});

test('closes the open tooltip when focus or the pointer opens another', async () => {
  render(
    <>
      <InfoTip term="Price" text="What you pay." noteId="price" />
      <InfoTip term="Support" text="Where you ask." noteId="support" />
      <p id="price">What you pay.</p>
      <p id="support">Where you ask.</p>
    </>,
  );
  const shown = () => screen.queryAllByRole('tooltip').map((tip) => tip.textContent);
  await userEvent.tab();
  await findTip();
  expect(shown()).toEqual(['What you pay.']);
  await movePointer();
  await userEvent.hover(screen.getByRole('button', { name: 'Support' }));
  await wait();
  expect(shown()).toEqual(['Where you ask.']);
  await userEvent.hover(screen.getByRole('button', { name: 'Price' }));
  await wait();
  expect(shown()).toEqual(['What you pay.']);
  await userEvent.tab();
  await wait();
  expect(shown()).toEqual(['Where you ask.']);
});
