import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { recordEarlyClick, takeEarlyClick } from './earlyClick';

const element = (selector: string) => {
  const match = document.querySelector<HTMLElement>(selector);
  if (!match) throw new Error(`No ${selector}.`);
  return match;
};

beforeEach(() => {
  document.body.innerHTML = '<button type="button"><i>Menu</i></button><a href="#x">Link</a><div><button role="tab">Tab</button></div>';
});

test('returns the button or tab of the last click, once', async () => {
  recordEarlyClick();
  await userEvent.click(element('[role=tab]'));
  await userEvent.click(element('i'));
  expect(takeEarlyClick()).toBe(element('button'));
  expect(takeEarlyClick()).toBeUndefined();
});

test('ignores clicks after the control is taken', async () => {
  recordEarlyClick();
  takeEarlyClick();
  await userEvent.click(element('button'));
  expect(takeEarlyClick()).toBeUndefined();
});

test('ignores clicks on links, which work before hydration', async () => {
  recordEarlyClick();
  await userEvent.click(element('a'));
  expect(takeEarlyClick()).toBeUndefined();
});

test('ignores a submit, and a click that nobody waits for', async () => {
  document.body.innerHTML = '<button type="submit">Send</button><button type="button">Copy</button>';
  recordEarlyClick();
  await userEvent.click(element('[type=submit]'));
  expect(takeEarlyClick()).toBeUndefined();
  recordEarlyClick();
  await userEvent.click(element('[type=button]'));
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000);
  expect(takeEarlyClick()).toBeUndefined();
  vi.restoreAllMocks();
  recordEarlyClick();
  await userEvent.click(element('[type=button]'));
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 9000);
  expect(takeEarlyClick()).toBe(element('[type=button]'));
});

test('ignores a click on a control that has been scrolled out of view', async () => {
  recordEarlyClick();
  await userEvent.click(element('button'));
  vi.spyOn(element('button'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -100, 50, 44));
  expect(takeEarlyClick()).toBeUndefined();
});
